import { addMessages } from '../../db/writers/addMessages'
import type { Services } from '../../kernel/context'
import type { Translate } from '../../kernel/text/translate'
import { lineColumns } from '../../kernel/websiteLog/lineColumns'
import { languageOf, logTranslator } from '../../kernel/websiteLog/logTranslator'
import type { Actor, LoggedLine } from '../../kernel/News'

/** Adds messages that nobody has to deal with to logs, and answers their ids. */
export async function writeLog(
  services: Pick<Services, 'db' | 'root'>,
  { partner_id, user_id, settings }: Actor,
  lines: readonly LoggedLine[],
  at: Date,
): Promise<number[]> {
  const translators = new Map<number, Translate>()
  if (settings && lines.length > 0) translators.set(partner_id, languageOf(services.root, settings))
  const rows = []
  for (const { website, line, category = 'system' as const, label = '', by = user_id } of lines) {
    const t = translators.get(website.partner_id) ?? (await logTranslator(services, website.partner_id))
    translators.set(website.partner_id, t)
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
  return addMessages(services.db, rows)
}
