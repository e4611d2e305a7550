import type {
  partner_unassigned_emails_rule_save,
  partner_unassigned_emails_rules,
  ReadBody,
  WrittenAnswer,
} from '../../../src/contract/server'
import { fitsInboxRule, type InboxRuleTerms } from '../../../src/model'
import { websitesWithin } from '../../db/queries/websites/websites'
import { ofPartner } from '../../db/queries/base'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { scopeOf } from '../../access/scope'

type Rules = WrittenAnswer<typeof partner_unassigned_emails_rules>['items']
type Draft = ReadBody<typeof partner_unassigned_emails_rule_save>
type Result = WrittenAnswer<typeof partner_unassigned_emails_rule_save>

/** How many of the latest mails a dry run looks at. */
const LOOK_BACK = 200

export async function listRules({ db }: Services, viewer: Viewer): Promise<Rules> {
  const rows = await ofPartner(db, viewer.partner_id, 'inbox_rules')
    .leftJoin('websites', 'websites.id', 'inbox_rules.website_id')
    .select([
      'inbox_rules.id',
      'inbox_rules.sender',
      'inbox_rules.subject',
      'inbox_rules.words',
      'inbox_rules.action',
      'websites.id as website_id',
      'websites.title',
      'websites.status',
    ])
    .orderBy('inbox_rules.sender')
    .orderBy('inbox_rules.id')
    .execute()
  return rows.map(({ website_id, title, status, ...rule }) => ({
    ...rule,
    website: website_id === null || title === null || status === null ? null : { id: website_id, title, status },
  }))
}

/** Makes a rule, or only tells which of the latest mails it would have taken. There is one rule for the same terms. */
export async function saveRule(services: Services, viewer: Viewer, draft: Draft): Promise<Result> {
  const { db, clock } = services
  const { sender, subject, words, action } = draft
  const terms = { sender, subject, words }
  const websiteId = action === 'assign' && draft.website ? draft.website : null
  if (action === 'assign') await checkWebsite(services, viewer, websiteId)
  const { checked, matches } = await dryRun(services, viewer, terms)
  if (draft.dryRun) return { rule: null, checked, matches }
  const values = { action, website_id: websiteId, created_by: viewer.user_id, created_at: clock.now() }
  const { id } = await db
    .insertInto('inbox_rules')
    .values({ partner_id: viewer.partner_id, ...terms, ...values })
    .onConflict((conflict) => conflict.columns(['partner_id', 'sender', 'subject', 'words']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  const rule = (await listRules(services, viewer)).find((one) => one.id === id) ?? null
  return { rule, checked, matches }
}

async function checkWebsite({ db }: Services, viewer: Viewer, websiteId: number | null): Promise<void> {
  const website =
    websiteId !== null &&
    (await websitesWithin(db, scopeOf(viewer)).select('websites.id').where('websites.id', '=', websiteId).executeTakeFirst())
  if (!website) throw new HttpError(404, 'refusal.notFound')
}

async function dryRun({ db }: Services, viewer: Viewer, terms: InboxRuleTerms) {
  const rows = await ofPartner(db, viewer.partner_id, 'unassigned_emails')
    .select(['id', 'from_name', 'from_email', 'subject', 'text', 'received_at', 'state'])
    .orderBy('received_at', 'desc')
    .limit(LOOK_BACK)
    .execute()
  const matches = rows
    .filter(({ from_email, subject, text }) => fitsInboxRule(terms, { from: from_email, subject, text }))
    .map((row) => ({
      id: row.id,
      from: { name: row.from_name, email: row.from_email },
      subject: row.subject,
      receivedAt: row.received_at.toISOString(),
      state: row.state,
    }))
  return { checked: rows.length, matches }
}

export async function deleteRule({ db }: Services, viewer: Viewer, id: number): Promise<void> {
  const deleted = await db
    .deleteFrom('inbox_rules')
    .where('id', '=', id)
    .where('partner_id', '=', viewer.partner_id)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) throw new HttpError(404, 'refusal.notFound')
}
