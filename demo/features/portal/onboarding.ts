import type { Onboarding } from '../../../src/contract'
import { type LogLine, SECTORS } from '../../../src/model'
import { internationalPhone } from '../../../src/model/phone/phoneNumbers'
import type { Customer, Services } from '../../kernel/context'
import { type FieldError, HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import { checkProperty } from '../websites/rules/propertyRules'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { changeWebsite } from '../../db/writers/changeWebsite'
import { commit } from '../../outbox/commit/commit'
import { together } from '../../kernel/News'
import { logCustomer } from './logCustomer'
import { readWishes } from './wishes'

const PAGE = 'onboarding'
const GOALS_MAX = 10
const GOAL_MAX_LENGTH = 200

/** What the customer said about the business so far. */
export async function readOnboarding({ db }: Services, customer: Customer) {
  const answers = (await readWishes(db, customer.website_id))[PAGE]
  const text = (name: string) => (typeof customer.customer[name] === 'string' ? customer.customer[name] : '')
  return {
    done: answers !== undefined,
    firm: text('firm'),
    email: text('contactEmail') || text('email'),
    phone: internationalPhone(text('phone'), text('country')),
    sector: answers?.['sector'] || null,
    goals: (answers?.['goals'] ?? '').split('\n').filter(Boolean),
  }
}

/** Keeps it: firm, address and phone are the customer's data, the rest belongs to the wishes. The team hears of it the first time. */
export async function saveOnboarding(services: Services, customer: Customer, form: Onboarding, t: Translate): Promise<void> {
  const checked = { firm: form.firm, contactEmail: form.email, phone: form.phone ?? '' }
  const errors: FieldError[] = []
  const values: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(checked)) {
    const result = checkProperty(name, text, { country: customer.customer['country'], t })
    if ('error' in result) errors.push({ name: name === 'contactEmail' ? 'email' : name, message: result.error })
    else values[name] = result.value
  }
  const sector = SECTORS.find((one) => one === form.sector)
  if (form.sector && !sector) errors.push({ name: 'sector', message: t('portal.error.choice') })
  if (form.goals.length > GOALS_MAX || form.goals.some((goal) => goal.length > GOAL_MAX_LENGTH))
    errors.push({ name: 'goals', message: t('portal.error.long') })
  if (errors.length > 0) throw new HttpError(422, 'refusal.fields', { errors })
  await commit(services, customer, async (db) => {
    const website = await lockWebsite(db, customer.website_id)
    const at = services.clock.now()
    const known = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
    await changeWebsite(db, website.id, { customer: JSON.stringify({ ...website.customer, ...known }) }, at)
    const first = (await readWishes(db, website.id))[PAGE] === undefined
    const goals = form.goals.map((goal) => goal.replaceAll('\n', ' ').trim()).filter(Boolean)
    const answers = {
      answers: JSON.stringify({ sector: sector ?? '', goals: goals.join('\n') }),
      updated_at: at,
      updated_by: customer.user_id,
    }
    await db
      .insertInto('wishes')
      .values({ website_id: website.id, page: PAGE, ...answers })
      .onConflict((conflict) => conflict.columns(['website_id', 'page']).doUpdateSet(answers))
      .execute()
    const lines = [String(values['firm'] ?? ''), ...goals].filter(Boolean)
    const title: LogLine = sector ? { kind: 'customer.onboarding.sector', values: { sector } } : { kind: 'customer.onboarding', values: {} }
    const written = { source: 'portal', label: 'wishes.onboarding', title, message: lines.join('\n') } as const
    const category = first && customer.user_id === null ? 'message_from' : 'data_changed'
    const logged = await logCustomer({ ...services, db }, customer, { ...written, category }, at)
    return together(logged, { publish: [{ kind: 'website', websiteId: website.id }] })
  })
}
