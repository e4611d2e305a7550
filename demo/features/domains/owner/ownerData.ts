import type { Kysely } from 'kysely'
import type { OwnerDataChange } from '../../../../src/contract'
import { COUNTRIES, isEmail, isIsoDay, isLocale, type Locale, OWNER_CONFIRM_MS, TAX_ID_TLDS, TRANSFER_LOCK_MS } from '../../../../src/model'
import { internationalPhone, storedPhone } from '../../../../src/model/phone/phoneNumbers'
import type { Database } from '../../../db'
import type { Services } from '../../../kernel/context'
import type { FieldError } from '../../../kernel/HttpError'
import type { Translate } from '../../../kernel/text/translate'
import { isLive, live } from '../../../db/queries/base'

interface Owner {
  type: 'person' | 'company'
  firm: string | null
  title: string | null
  forename: string
  surname: string
  street: string
  zip: string
  city: string
  state: string | null
  country: string
  phone: string
  email: string
  taxId: string | null
  birthDate: string | null
  extra: Record<string, string>
}

export interface OwnerOf extends Owner {
  version: number
}

const TEXT_MAX = 200

/** The owner of a website's domains; before anybody has entered one, the customer. */
export async function ownerOf(db: Kysely<Database>, websiteId: number): Promise<OwnerOf> {
  const row = await db.selectFrom('domain_owners').selectAll().where('website_id', '=', websiteId).executeTakeFirst()
  const website = await db.selectFrom('websites').select('customer').where('id', '=', websiteId).executeTakeFirst()
  const prefilled = fromCustomer(website?.customer ?? {})
  // Written by `saveOwner` only.
  return row ? { ...prefilled, ...(row.data as Partial<Owner>), version: row.version } : { ...prefilled, version: 0 }
}

function fromCustomer(customer: Record<string, unknown>): Owner {
  const text = (name: string): string => (typeof customer[name] === 'string' ? customer[name].slice(0, TEXT_MAX) : '')
  return {
    type: text('firm') ? 'company' : 'person',
    firm: text('firm') || null,
    title: text('title') || null,
    forename: text('forename'),
    surname: text('surname'),
    street: text('street'),
    zip: text('zip'),
    city: text('city'),
    state: null,
    country: text('country'),
    phone: internationalPhone(text('phone') || text('mobile'), text('country')),
    email: text('email') || text('contactEmail'),
    taxId: null,
    birthDate: null,
    extra: {},
  }
}

/** Only the texts that are there. */
function knownOf(owner: Owner): Record<string, string> {
  const { type: _, extra: __, ...texts } = owner
  return Object.fromEntries(Object.entries(texts).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** The language somebody chose; null when nobody did, or the product does not speak it. */
export function languageOf({ language }: { language?: unknown }): Locale | null {
  return typeof language === 'string' && isLocale(language) ? language : null
}

/** What is missing or wrong for domains of these names. */
export function ownerProblems(owner: Owner, names: readonly string[], t: Translate): FieldError[] {
  const problem = (name: keyof Owner, isWrong: boolean, key: string, values?: Record<string, string | number>): FieldError[] =>
    isWrong ? [{ name: `owner.${name}`, message: t(key, values) }] : []
  const required = ['forename', 'surname', 'street', 'zip', 'city', 'country', 'phone', 'email'] as const
  const wantsTaxId = owner.type === 'company' && names.some((name) => TAX_ID_TLDS.includes(name.slice(name.lastIndexOf('.') + 1)))
  return [
    ...required.flatMap((name) => problem(name, owner[name].trim() === '', 'fieldIssue.required')),
    ...problem('firm', owner.type === 'company' && !owner.firm?.trim(), 'fieldIssue.required'),
    ...problem('taxId', wantsTaxId && !owner.taxId?.trim(), 'domain.taxId'),
    ...problem('email', owner.email.trim() !== '' && !isEmail(owner.email.trim()), 'fieldIssue.email'),
    ...problem('phone', owner.phone.trim() !== '' && storedPhone(owner.phone, owner.country) === null, 'fieldIssue.phone'),
    ...problem('country', owner.country.trim() !== '' && !COUNTRIES.some(({ alpha2 }) => alpha2 === owner.country), 'fieldIssue.country'),
    ...problem('birthDate', Boolean(owner.birthDate) && !isIsoDay(owner.birthDate ?? ''), 'fieldIssue.required'),
    ...Object.entries(owner).flatMap(([name, value]) =>
      typeof value === 'string' && value.length > TEXT_MAX
        ? [{ name: `owner.${name}`, message: t('field.length', { max: TEXT_MAX }) }]
        : [],
    ),
  ]
}

interface Saving {
  websiteId: number
  change: OwnerDataChange
  now: Date
}

/** Keeps the data. Resolves to whether it has to be confirmed for the domains registered here: after a change of name or mail (OD-02). */
export async function saveOwner(db: Kysely<Database>, { websiteId, change, now }: Saving): Promise<boolean> {
  const before = await ownerOf(db, websiteId)
  const { version: _, ...owner } = before
  const { version: __, ...changed } = change
  const after: Owner = { ...owner, ...withoutMissing(changed) }
  await db
    .insertInto('domain_owners')
    .values({ website_id: websiteId, data: JSON.stringify(after), updated_at: now })
    .onConflict((conflict) =>
      conflict.column('website_id').doUpdateSet((eb) => ({
        data: JSON.stringify(after),
        version: eb('domain_owners.version', '+', 1),
        updated_at: now,
      })),
    )
    .execute()
  if (!needsConfirmation(before, after)) return false
  await db
    .updateTable('domains')
    .set({
      owner_state: 'pending',
      owner_until: new Date(now.getTime() + OWNER_CONFIRM_MS),
      transfer_locked_until: new Date(now.getTime() + TRANSFER_LOCK_MS),
    })
    .where('website_id', '=', websiteId)
    .where('registrar', '=', 'own')
    .where('registry_state', '=', 'ok')
    .where(isLive('domains'))
    .execute()
  return true
}

/** Only what was entered. */
export const withoutMissing = (change: object): Partial<Owner> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))

const needsConfirmation = (before: Owner, after: Owner): boolean =>
  (['firm', 'forename', 'surname', 'email'] as const).some((name) => (before[name] ?? '') !== (after[name] ?? ''))

/** The owner as the contract shows it, with the domains that wait for a confirmation. */
export async function presentOwner({ db }: Services, websiteId: number) {
  const owner = await ownerOf(db, websiteId)
  const waiting = await live(db, 'domains')
    .select(['unicode_name', 'owner_state', 'owner_until'])
    .where('website_id', '=', websiteId)
    .where('registrar', '=', 'own')
    .orderBy('name')
    .execute()
  const confirmations = waiting.map((row) => ({
    domain: row.unicode_name,
    state: row.owner_state ?? 'ok',
    until: row.owner_until?.toISOString() ?? null,
  }))
  const website = await db.selectFrom('websites').select('customer').where('id', '=', websiteId).executeTakeFirst()
  const customer = website?.customer ?? {}
  return { ...owner, confirmations, customer: knownOf(fromCustomer(customer)), language: languageOf(customer) }
}
