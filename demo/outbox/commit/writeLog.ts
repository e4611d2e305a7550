import { addMessages } from '../../db/writers/addMessages'
import type { Services } from '../../kernel/context'
import type { Translate } from '../../kernel/text/translate'
import { lineColumns } from '../../kernel/websiteLog/lineColumns'
import { languageOf, logTranslator } from '../../kernel/websiteLog/logTranslator'
import type { Actor, LoggedLine } from '../../kernel/News'
import { takeLineBack } from './takeLineBack'

/** Adds messages that nobody has to deal with to logs, and answers the ids of those that are new or say something else. */
export async function writeLog(
  services: Pick<Services, 'db' | 'root'>,
  { partner_id, user_id, settings }: Actor,
  lines: readonly LoggedLine[],
  at: Date,
): Promise<number[]> {
  const translators = new Map<number, Translate>()
  if (settings && lines.length > 0) translators.set(partner_id, languageOf(services.root, settings))
  const rows = []
  const taken: number[] = []
  for (const logged of lines) {
    const { website, line, category = 'system' as const, label = '', by = user_id } = logged
    const t = translators.get(website.partner_id) ?? (await logTranslator(services, website.partner_id))
    translators.set(website.partner_id, t)
    const back = await takeLineBack(services.db, logged, { by, at, t })
    if (back !== null) {
      taken.push(back)
      continue
    }
    rows.push({
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
    })
  }
  return [...taken, ...(await addMessages(services.db, rows))]
}
