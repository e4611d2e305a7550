import type { Kysely } from 'kysely'
import { isolated } from '../../../src/i18n/isolated'
import type { Database } from '../../db'
import type { Customer, Services } from '../../kernel/context'
import { checkProperty } from '../websites/rules/propertyRules'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { changeWebsite } from '../../db/writers/changeWebsite'
import type { Translate } from '../../kernel/text/translate'
import { commit } from '../../outbox/commit/commit'
import { together } from '../../kernel/News'
import { logCustomer } from './logCustomer'
import { moveByCustomer } from './moveByCustomer'
import { isContactField, WISH_PAGE_NAMES, WISH_PAGES, type WishPage, wrongAnswer } from './wishPages'

export type Answers = Record<string, string>

/** What was answered so far, by page. */
export async function readWishes(db: Kysely<Database>, websiteId: number): Promise<Record<string, Answers>> {
  const rows = await db.selectFrom('wishes').select(['page', 'answers']).where('website_id', '=', websiteId).execute()
  return Object.fromEntries(rows.map(({ page, answers }) => [page, answers]))
}

/** What the answers of a page are now: contact data is the website's own, whoever wrote it last. */
export const answersNow = (page: WishPage, answers: Answers = {}, contact: object): Answers =>
  page === 'contact' ? Object.fromEntries(Object.entries(contact).filter(([, value]) => typeof value === 'string')) : answers

export const isComplete = (wishes: Record<string, Answers>): boolean =>
  WISH_PAGE_NAMES.every((page) => Object.values(wishes[page] ?? {}).some(Boolean))

const plain = (text = '') => text.replaceAll('\r\n', '\n').trim()

/** Fields that are sent as the page has shown them: somebody else may have answered them since. */
const untouchedIn = (page: WishPage, given: Answers): string[] =>
  WISH_PAGES[page]
    .map(({ name }) => name)
    .filter((name) => `_shown_${name}` in given && plain(given[`_shown_${name}`]) === plain(given[name]))

/** The answers as they can be kept, what is wrong with the others, by field, and which of them nobody has touched. */
export function checkAnswers(page: WishPage, given: Answers, country: unknown, t: Translate) {
  const answers: Answers = {}
  const errors: Record<string, string> = {}
  for (const field of WISH_PAGES[page]) {
    const value = plain(given[field.name])
    const wrong = wrongAnswer(field, value)
    const checked = isContactField(field.name) && !wrong ? checkProperty(field.name, value, { country, t }) : { value }
    if (wrong) errors[field.name] = t(wrong)
    else if ('error' in checked) errors[field.name] = checked.error
    answers[field.name] = 'value' in checked && typeof checked.value === 'string' ? checked.value : value
  }
  return { answers, errors, untouched: untouchedIn(page, given) }
}

type CheckedAnswers = Pick<ReturnType<typeof checkAnswers>, 'answers' | 'untouched'>

/** Keeps the answers of one page and tells the team what changed. Contact data is the website's own at the same time. */
export function saveWishes(services: Services, customer: Customer, page: WishPage, { answers: given, untouched }: CheckedAnswers) {
  return commit(services, customer, async (db) => {
    const website = await lockWebsite(db, customer.website_id)
    const answered = (await readWishes(db, website.id))[page]
    const known = answersNow(page, answered, website.contact)
    const kept = untouched.map((name) => [name, known[name] ?? ''])
    const answers: Answers = { ...given, ...Object.fromEntries(kept) }
    // What was suggested becomes an answer by being sent.
    const before = answered ? known : {}
    const changed = WISH_PAGES[page].map(({ name }) => name).filter((name) => (before[name] ?? '') !== (answers[name] ?? ''))
    if (changed.length === 0) return {}
    const at = services.clock.now()
    const values = { answers: JSON.stringify(answers), updated_at: at, updated_by: customer.user_id }
    await db
      .insertInto('wishes')
      .values({ website_id: website.id, page, ...values })
      .onConflict((conflict) => conflict.columns(['website_id', 'page']).doUpdateSet(values))
      .execute()
    if (changed.some(isContactField)) {
      const contact = Object.fromEntries(changed.filter(isContactField).map((name) => [name, answers[name] || null]))
      await changeWebsite(db, website.id, { contact: JSON.stringify({ ...website.contact, ...contact }) }, at)
    }
    const shown = (value: string | undefined) => isolated(value || '–')
    const message = changed.map((name) => `${name}: ${shown(before[name])} → ${shown(answers[name])}`).join('\n')
    const logged = await logCustomer(
      { ...services, db },
      customer,
      { category: 'data_changed', source: 'portal', label: `wishes.${page}`, message },
      at,
    )
    return changed.some(isContactField) ? together(logged, { publish: [{ kind: 'website', websiteId: website.id }] }) : together(logged)
  })
}

/** The customer is done with the wishes: the team gets a message, and the website moves on to be checked. */
export function sendWishes(services: Services, customer: Customer): Promise<void> {
  return commit(services, customer, async (db) => {
    const written = { category: 'message_from', source: 'portal', title: { kind: 'customer.wishes', values: {} } } as const
    const logged = await logCustomer({ ...services, db }, customer, written, services.clock.now())
    const moved = await moveByCustomer(services, db, customer, {
      from: ['preparation', 'redesign'],
      towards: ['preparation_check', 'preparation_done'],
    })
    return together(logged, moved)
  })
}

/** Says in the log which of the files are meant for the wishes. */
export function chooseFiles(services: Services, customer: Customer, files: readonly { name: string }[]): Promise<void> {
  return commit(services, customer, async (db) => {
    const message = files.map(({ name }) => name).join('\n')
    const written = { category: 'data_changed', source: 'portal', label: 'wishes.files', message } as const
    return together(await logCustomer({ ...services, db }, customer, written, services.clock.now()))
  })
}
