import { logLineText } from '../../../src/i18n/logLineText'
import { type LogLine, type Status, toLocale } from '../../../src/model'
import { brandOfPartner } from '../../db/queries/brandOfPartner'
import { addMessages } from '../../db/writers/addMessages'
import type { Services } from '../context'
import { publish } from '../eventHub'
import { statusWords } from '../text/statusWords'
import type { Translate } from '../text/translate'

interface LoggedWebsite {
  id: number
  partner_id: number
  status: Status
}

export interface LogEntry {
  line: LogLine
  /** `system` unless it says so. */
  category?: 'data_changed'
  /** What was changed, for programs: `customer.phone`. */
  label?: string
}

type LogServices = Pick<Services, 'db' | 'root'>

/** What programs, exports and searches read is written in the language of the partner, whoever did the thing. */
export async function logTranslator({ db, root }: LogServices, partnerId: number): Promise<Translate> {
  const { settings } = await brandOfPartner(db, partnerId)
  return statusWords(root, toLocale(settings.language ?? ''), settings)
}

/** What an entry says to a reader: of what the host noted its line, else the text that was written. */
export const entryText = ({ line, message }: { line: LogLine | null; message: string }, t: Translate): string =>
  line ? logLineText(line, { t, locale: t.locale }) : message

/** Adds entries that nobody has to deal with to the log, and answers their ids; what the customer or the host did is by nobody. */
export async function writeLog(
  services: LogServices,
  website: LoggedWebsite,
  entries: readonly LogEntry[],
  { by, at }: { by: number | null; at: Date },
): Promise<number[]> {
  if (entries.length === 0) return []
  const { db } = services
  const t = await logTranslator(services, website.partner_id)
  const rows = entries.map(({ line, category = 'system' as const, label = '' }) => ({
    partner_id: website.partner_id,
    website_id: website.id,
    category,
    status: website.status,
    label,
    ...lineColumns(line, t),
    source: 'system' as const,
    from_user_id: by,
    done: true,
    done_at: at,
    done_by: by,
    created_at: at,
  }))
  const written = await addMessages(db, rows)
  await publish(db, { kind: 'message', partnerId: website.partner_id, websiteId: website.id })
  return written
}

/** A line as a row keeps it, with its sentence. */
export const lineColumns = (line: LogLine, t: Translate) => ({ line: JSON.stringify(line), message: entryText({ line, message: '' }, t) })
