import type { Kysely } from 'kysely'
import { type Status, toLocale } from '../../../src/model'
import type { Database } from '../../db'
import type { Services, Viewer } from '../context'
import { publish } from '../eventHub'
import { statusWords } from '../text/statusWords'
import type { Translate } from '../text/translate'

interface LoggedWebsite {
  id: number
  partner_id: number
  status: Status
}

export interface LogEntry {
  category: 'system' | 'data_changed'
  message: string
  /** What was changed, for programs: `customer.phone`. */
  label?: string
}

/** The log of a website is written in the language of its partner, whoever did the thing. */
export const logTranslator = ({ root }: Pick<Services, 'root'>, { settings }: Pick<Viewer, 'settings'>): Translate =>
  statusWords(root, toLocale(settings.language ?? ''), settings)

/** Adds entries that nobody has to deal with to the log, and answers their ids; what the customer or the host did is by nobody. */
export async function writeLog(
  db: Kysely<Database>,
  website: LoggedWebsite,
  entries: readonly LogEntry[],
  { by, at }: { by: number | null; at: Date },
): Promise<number[]> {
  if (entries.length === 0) return []
  const rows = entries.map(({ category, message, label = '' }) => ({
    partner_id: website.partner_id,
    website_id: website.id,
    category,
    status: website.status,
    label,
    message,
    source: 'system' as const,
    from_user_id: by,
    cc: '[]',
    bcc: '[]',
    date: at,
    done: true,
    done_at: at,
    done_by: by,
    created_at: at,
  }))
  const written = await db.insertInto('messages').values(rows).returning('id').execute()
  await publish(db, { kind: 'message', partnerId: website.partner_id, websiteId: website.id })
  return written.map(({ id }) => id)
}
