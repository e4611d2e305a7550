import type { LogLine, Status } from '../../../src/model'
import { addMessages } from '../../db/writers/addMessages'
import type { Services } from '../context'
import { publish } from '../publish'
import { lineColumns } from './lineColumns'
import { logTranslator } from './logTranslator'

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
