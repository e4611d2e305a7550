import * as v from 'valibot'
import { CustomerData, Message, StoredFile, Tag, User, Website } from '../../../src/contract'

/** Each entity with the fields that section 3 gives it, word by word. There may be others. */
const ENTITIES: readonly (readonly [string, { readonly entries: Record<string, unknown> }, string])[] = [
  [
    'Website',
    Website,
    `id title label status status_date due_date assigned_to closed_by designed_by serviced_by actions domain domains has_domains image badges
     tags following is_template published_status log_count todo_count`,
  ],
  ['Message', Message, 'id category status label message messageHtml from to doneBy date doneAt createdAt dueDate done pin files website'],
  ['File', StoredFile, 'id type name thumbnail'],
  ['User', User, 'id name forename surname shortname image role roles email'],
  ['Tag', Tag, 'id name color sort'],
]

test.each(ENTITIES)('%s has the fields of section 3', (_, { entries }, words) => {
  expect(words.split(/\s+/).filter((name) => !(name in entries))).toEqual([])
})

test('customer data has the groups and fields of section 3', () => {
  const { customer, contact } = v.parse(CustomerData, { customer: {}, contact: {} })
  const fields = 'firm title forename surname street zip city country language phone fax mobile email contactEmail billEmail metadata'
  expect(Object.keys(customer)).toEqual(expect.arrayContaining(fields.split(' ')))
  const places = 'company streetAddress zipCode contactCity phoneNumber emailAddress faxNumber'
  const own = [1, 2, 3, 4, 5, 6].map((number) => `custom${number}`)
  expect(Object.keys(contact)).toEqual(expect.arrayContaining([...places.split(' '), ...own]))
})
