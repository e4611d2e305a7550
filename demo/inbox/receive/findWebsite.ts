import type { Kysely } from 'kysely'
import { closestRule, fitsInboxRule, senderState } from '../../../src/model'
import type { Database } from '../../db'
import { mailOfThread, websitesOfSenders } from '../../db/queries/senders'
import type { IncomingMail } from '../../services/mailReader/readMail'
import { isLive, ofPartner } from '../../db/queries/base'

/** Where a mail goes, and what says so. */
export type Place = { websiteId: number; replyTo: number | null } | { rule: 'remove' | 'ignore' } | null

interface Arrival {
  partnerId: number
  /** The website whose own address was written to. */
  websiteId: number | null
  mail: IncomingMail
}

/**
 * Finds the website a mail belongs to: the thread it answers, the address it was written to, a rule, the sender's address; in this order. A
 * mail that might belong to several, or whose sender may be forged, is for people to decide: a wrong thread is worse than none. So is one that
 * only names a customer as its sender, while nobody could check that, unless the team wants it so: the thread and the address it was written to
 * are secrets of ours.
 */
export async function findWebsite(db: Kysely<Database>, { partnerId, websiteId, mail }: Arrival): Promise<Place> {
  const sender = senderState(mail.auth)
  if (sender === 'forged') return null
  const answered = await mailOfThread(db, partnerId, mail.thread)
  if (answered) return { websiteId: answered.website_id, replyTo: answered.id }
  if (websiteId !== null && (await isAlive(db, partnerId, websiteId))) return { websiteId, replyTo: null }
  const rule = await ruleFor(db, partnerId, mail)
  if (rule?.action === 'assign' && rule.website_id !== null) return { websiteId: rule.website_id, replyTo: null }
  if (rule && rule.action !== 'assign') return { rule: rule.action }
  if (mail.kind === 'list' || (sender === 'unchecked' && !(await filesUnchecked(db, partnerId)))) return null
  const [known, ...others] = await websitesOfSenders(db, partnerId, [mail.from.email])
  return known && others.length === 0 ? { websiteId: known.id, replyTo: null } : null
}

/** Whether the team has its customers' mails filed although anybody might have written them. */
async function filesUnchecked(db: Kysely<Database>, partnerId: number): Promise<boolean> {
  const { settings } = await db.selectFrom('partners').select('settings').where('id', '=', partnerId).executeTakeFirstOrThrow()
  return settings.filesUnchecked ?? false
}

const isAlive = async (db: Kysely<Database>, partnerId: number, websiteId: number): Promise<boolean> =>
  (await ofPartner(db, partnerId, 'websites').select('id').where('id', '=', websiteId).executeTakeFirst()) !== undefined

async function ruleFor(db: Kysely<Database>, partnerId: number, { from, subject, text }: IncomingMail) {
  const rules = await ofPartner(db, partnerId, 'inbox_rules')
    .leftJoin('websites', 'websites.id', 'inbox_rules.website_id')
    .where(isLive('websites'))
    .select(['inbox_rules.sender', 'inbox_rules.subject', 'inbox_rules.words', 'inbox_rules.action', 'inbox_rules.website_id'])
    .orderBy('inbox_rules.id')
    .execute()
  return closestRule(rules.filter((rule) => fitsInboxRule(rule, { from: from.email, subject, text })))
}
