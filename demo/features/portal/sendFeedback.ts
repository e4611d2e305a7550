import type { Customer, Services } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import { commit } from '../../outbox/commit/commit'
import { together } from '../../kernel/News'
import { logCustomer } from './logCustomer'
import { moveByCustomer } from './moveByCustomer'
import { listRemarks } from './remarks'

/** The customer has said everything for now: one message with all open remarks, and the website goes back to be worked on. */
export function sendFeedback(services: Services, customer: Customer, words: string, t: Translate): Promise<void> {
  return commit(services, customer, async (db) => {
    const open = (await listRemarks(db, customer)).filter(({ done }) => !done)
    const lines = open.map(({ description, page }) => `– ${description}${page ? ` (${page})` : ''}`)
    const message = [words.trim(), ...lines].filter(Boolean).join('\n')
    if (!message) throw new HttpError(422, 'refusal.fields', { errors: [{ name: 'message', message: t('fieldIssue.required') }] })
    const written = { category: 'message_from', source: 'feedback', message, title: { kind: 'customer.feedback', values: {} } } as const
    const logged = await logCustomer({ ...services, db }, customer, written, services.clock.now())
    const moved = await moveByCustomer(services, db, customer, { from: ['creation_customer'], towards: ['creation_rework', 'creation'] })
    return together(logged, moved)
  })
}

/** The customer wants the website to be published as it is. */
export function approveWebsite(services: Services, customer: Customer): Promise<void> {
  return commit(services, customer, async (db) => {
    const written = { category: 'message_from', source: 'feedback', title: { kind: 'customer.approved', values: {} } } as const
    const logged = await logCustomer({ ...services, db }, customer, written, services.clock.now())
    const moved = await moveByCustomer(services, db, customer, { from: ['creation_customer'], towards: ['creation_done'] })
    return together(logged, moved)
  })
}
