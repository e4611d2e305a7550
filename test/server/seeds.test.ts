/** @jest-environment ./test/server/support/environment.cjs */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDomain, isEmail, LOCALES, MESSAGE_CATEGORIES, NOTIFICATION_FLAGS, STATUSES, todayIn } from '../../src/model'
import { storedPhone } from '../../src/model/phone/phoneNumbers'
import type { OpenDatabase } from '../../demo/db'
import { LOGINS, SEED_NAMES, type SeedName, seed } from '../../demo/seeds'
import { type DataSet, SEEDED_TABLES } from '../../demo/seeds/DataSet'
import { emptyAgencyDataSet } from '../../demo/seeds/emptyAgencyDataSet'
import { hostileDataSet } from '../../demo/seeds/hostileDataSet'
import { hugeDataSet, largeDataSet } from '../../demo/seeds/largeDataSet'
import { createSeedContext } from '../../demo/seeds/SeedContext'
import { smallDataSet } from '../../demo/seeds/smallDataSet'
import { createFileStore } from '../../demo/services/files/fileStore'
import { openTestDatabase } from './support/openTestDatabase'

const NOW = new Date('2026-11-21T12:00:00Z')
const TODAY = todayIn('Europe/Berlin', NOW)
const context = (now = NOW) => createSeedContext(1, now, 'hash')
const makers = { small: smallDataSet, large: largeDataSet, hostile: hostileDataSet, empty: emptyAgencyDataSet, huge: hugeDataSet }

/** Each of them once, as the big ones take long. */
const made = new Map<SeedName, Promise<DataSet>>()
function dataSet(name: SeedName): Promise<DataSet> {
  const set = made.get(name) ?? makers[name](context())
  made.set(name, set)
  return set
}

/** Without pictures of users and websites, whose files come later, a row may only name rows that are there. */
function danglingReferences(set: DataSet): string[] {
  const ids = Object.fromEntries(
    SEEDED_TABLES.map((table) => [table, new Set(set[table].map((row) => ('id' in row ? row.id : undefined)))]),
  )
  const targets: Record<string, string> = {
    partner_id: 'partners',
    parent_id: 'partners',
    user_id: 'users',
    website_id: 'websites',
    message_id: 'messages',
    tag_id: 'tags',
    assigned_to: 'users',
    closed_by: 'users',
    designed_by: 'users',
    serviced_by: 'users',
    created_by: 'users',
    done_by: 'users',
    from_user_id: 'users',
    to_user_id: 'users',
    updated_by: 'users',
    image_file_id: 'files',
    unassigned_email_id: 'unassigned_emails',
  }
  return SEEDED_TABLES.flatMap((table) =>
    set[table].flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) => {
        const target = targets[column]
        return target && value !== null && !ids[target]?.has(value) ? [`${table}.${column} = ${value}`] : []
      }),
    ),
  )
}

describe.each(SEED_NAMES)('the %s data set', (name) => {
  let set: DataSet
  beforeAll(async () => {
    set = await dataSet(name)
  })

  it('names no row that is not there', () => {
    expect(danglingReferences(set)).toEqual([])
  })

  it('has the content of every file, and every file somewhere', () => {
    expect(set.files.filter(({ content_hash, bytes }) => set.contents.get(content_hash)?.byteLength !== bytes)).toEqual([])
  })

  it('has everybody one can log in as', () => {
    const emails = set.users.map(({ email }) => email)
    const wanted = LOGINS.map(({ email }) => email).slice(0, name === 'empty' ? 1 : undefined)
    expect(emails).toEqual(expect.arrayContaining(wanted))
    expect(new Set(emails).size).toBe(emails.length)
  })

  it('gives every website its own main domain', () => {
    const domains = set.websites.flatMap(({ domain }) => domain ?? [])
    expect(new Set(domains).size).toBe(domains.length)
    expect(domains.filter((domain) => !isDomain(domain))).toEqual([])
  })
})

describe('the small data set', () => {
  let set: DataSet
  beforeAll(async () => {
    set = await dataSet('small')
  })
  const agency = () => set.websites.filter(({ partner_id, is_template }) => partner_id === 1 && !is_template)

  it('has an agency with 40 websites in all 13 statuses and 13 languages', () => {
    expect(agency()).toHaveLength(40)
    expect(new Set(agency().map(({ status }) => status))).toEqual(new Set(STATUSES))
    expect(new Set(agency().map(({ language }) => language))).toEqual(new Set(LOCALES))
  })

  it('has one person per role, one with several partners, one away, one who left and one invited', () => {
    const roles = set.memberships.filter(({ partner_id }) => partner_id === 1).flatMap((row) => row.roles)
    expect(new Set(roles)).toEqual(
      new Set(['admin', 'manager', 'support', 'design', 'editor', 'sales', 'user'].map((role) => `partner_${role}`)),
    )
    const several = set.users.find(({ email }) => email === 'several@demo.partner')
    expect(set.memberships.filter(({ user_id }) => user_id === several?.id)).toHaveLength(3)
    expect(set.users.some(({ inactive_until }) => inactive_until && inactive_until > TODAY)).toBe(true)
    expect(set.memberships.some(({ active }) => !active)).toBe(true)
    expect(set.staff_invitations).toHaveLength(1)
  })

  it('has a reseller with customers', () => {
    const customers = set.partners.filter(({ parent_id }) => parent_id === 2)
    expect(customers.length).toBeGreaterThan(2)
    expect(customers.every(({ flags }) => flags.isResellerCustomer)).toBe(true)
    expect(set.partners[1]?.flags.isReseller).toBe(true)
  })

  it('has messages of all categories, some of the customers’ not dealt with', () => {
    expect(new Set(set.messages.map(({ category }) => category))).toEqual(new Set(MESSAGE_CATEGORIES))
    expect(set.messages.filter(({ category, done }) => category === 'message_from' && !done).length).toBeGreaterThan(5)
  })

  it('has websites and to-dos that are overdue, due today and without a date', () => {
    for (const rows of [agency(), set.todos.filter(({ done }) => !done)]) {
      expect(rows.some(({ due_date }) => due_date !== null && due_date < TODAY)).toBe(true)
      expect(rows.some(({ due_date }) => due_date === TODAY)).toBe(true)
      expect(rows.some(({ due_date }) => due_date === null)).toBe(true)
    }
  })

  it('has nothing from the future', () => {
    const instants = [...set.messages, ...set.websites, ...set.users].map(({ created_at }) => created_at.getTime())
    expect(Math.max(...instants)).toBeLessThanOrEqual(NOW.getTime())
  })

  it('gives customers addresses that can be written to', () => {
    const addresses = agency().flatMap(({ customer }) => [customer['email'], customer['contactEmail']])
    expect(addresses.filter((address) => !isEmail(String(address)))).toEqual([])
  })

  it('is the same for the same clock, and follows another clock', async () => {
    expect(await smallDataSet(context())).toEqual(set)
    const later = await smallDataSet(context(new Date('2027-03-01T12:00:00Z')))
    expect(later.websites[1]?.due_date).not.toBe(set.websites[1]?.due_date)
    expect(later.websites.map(({ title }) => title)).toEqual(set.websites.map(({ title }) => title))
  })
})

it.each(['small', 'huge'] as const)('the %s data set has phone numbers that their countries have', async (name) => {
  const { websites, reseller_customers } = await dataSet(name)
  const phones = [...websites.map(({ customer }) => customer?.['phone']), ...reseller_customers.map(({ phone }) => phone)]
  const numbers = phones.flatMap((phone) => (typeof phone === 'string' && phone ? [phone] : []))
  expect(numbers.length).toBeGreaterThan(20)
  expect(numbers.filter((phone) => storedPhone(phone) === null)).toEqual([])
})

it('the large data set has three big partners, 2,000 websites and 30,000 messages', async () => {
  const set = await dataSet('large')
  expect(set.websites).toHaveLength(2_000)
  expect(set.messages.length).toBeGreaterThanOrEqual(30_000)
  expect(set.messages.length).toBeLessThan(30_100)
  expect(new Set(set.websites.map(({ partner_id }) => partner_id)).size).toBe(3)
})

it('the huge data set has one partner with 10,000 websites and over 100,000 messages', async () => {
  const set = await dataSet('huge')
  const [agency] = set.partners
  expect(set.websites.filter(({ partner_id }) => partner_id === agency?.id)).toHaveLength(10_000)
  expect(set.messages.length).toBeGreaterThan(100_000)
})

it('the hostile data set has markup in names, titles, messages, notes, tags and file names, and all languages', async () => {
  const set = await dataSet('hostile')
  const fields = [
    set.partners.map(({ name }) => name),
    set.users.map(({ forename }) => forename),
    set.websites.map(({ title }) => title),
    set.messages.map(({ subject }) => subject),
    set.notes.map(({ text }) => text),
    set.tags.map(({ name }) => name),
    set.files.map(({ name }) => name),
    set.todos.map(({ description }) => description),
  ]
  for (const values of fields) expect(values.join('\n')).toContain('</script>')
  expect(new Set(set.users.map(({ language }) => language))).toEqual(new Set(LOCALES))
  expect(Math.max(...set.tags.map(({ name }) => name.length))).toBeLessThanOrEqual(40)
})

describe('seeding a database', () => {
  let open: OpenDatabase
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'seeds-'))
    open = await openTestDatabase()
  })
  afterAll(async () => {
    await open.close()
    await rm(folder, { recursive: true })
  })

  it('replaces what was there, twice as well as once, and new rows get new ids', async () => {
    const files = createFileStore(folder)
    for (const name of ['hostile', 'small', 'small'] as const) await seed({ db: open.db, files, name, now: NOW })
    const expected = await smallDataSet(createSeedContext(1, NOW, 'hash'))
    const websites = await open.db.selectFrom('websites').selectAll().orderBy('id').execute()
    // The database adds what it works out.
    expect(websites).toMatchObject(expected.websites)
    const [user] = await open.db.selectFrom('users').select(['notification_settings', 'image_file_id']).orderBy('id').execute()
    expect(Object.keys(user?.notification_settings ?? {}).toSorted()).toEqual(NOTIFICATION_FLAGS.toSorted())
    const file = await open.db
      .selectFrom('files')
      .select('content_hash')
      .where('id', '=', user?.image_file_id ?? 0)
      .executeTakeFirst()
    expect(await files.get(file?.content_hash ?? '')).not.toBeNull()
    const { id } = await open.db
      .insertInto('tags')
      .values({ partner_id: 1, name: 'New', color: 'ffffff' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(id).toBe(expected.tags.length + 1)
  })
})

it('offers are said in every language, each in its own words', async () => {
  const { agency_offers: offers } = await dataSet('empty')
  expect(offers.length).toBeGreaterThan(0)
  for (const { title, summary, description_html, translations } of offers) {
    const all = [{ title, summary, description_html }, ...Object.values(translations ?? {})]
    expect(Object.keys(translations ?? {}).toSorted()).toEqual(LOCALES.filter((language) => language !== 'en').toSorted())
    for (const key of ['summary', 'description_html'] as const) expect(new Set(all.map((text) => text[key])).size).toBe(LOCALES.length)
  }
})
