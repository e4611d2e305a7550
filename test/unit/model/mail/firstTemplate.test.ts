import { firstTemplate } from '../../../../src/model'

const template = (id: number, placeholders: string[], values: object = {}) => ({
  id,
  placeholders,
  language: 'en',
  default: false,
  usageCount: 1,
  ...values,
})
const WELCOME = template(1, ['customer.forename', 'portal.url'], { default: true, usageCount: 9 })
const DATE = template(2, ['website.due_date'])
const ANSWER = template(3, ['customer.forename'])
const FEEDBACK = template(4, ['portal.feedback'])
const ALL = [WELCOME, DATE, ANSWER, FEEDBACK]

it.each([
  ['lead_interest', null, 1],
  ['preparation', null, 1],
  ['preparation', 'team', null],
  ['preparation', 'customer', 3],
  ['creation', null, null],
  ['creation_customer', 'team', 4],
  ['creation_customer', 'customer', 3],
  ['done', 'team', null],
  ['done', null, null],
  ['done', 'customer', 3],
] as const)('in %s, after %s wrote, a mail begins with template %s', (status, lastWriter, id) => {
  expect(firstTemplate(ALL, { status, lastWriter, language: 'en' })?.id ?? null).toBe(id)
})

it('takes the language of the customer before what is used most, and any language before none', () => {
  const german = template(5, [], { language: 'de', usageCount: 0 })
  const answer = { status: 'done', lastWriter: 'customer' } as const
  expect(firstTemplate([...ALL, german], { ...answer, language: 'de' })?.id).toBe(5)
  expect(firstTemplate(ALL, { ...answer, language: 'de' })?.id).toBe(3)
})

it('always begins with a default that fits everything, and with nothing where there is nothing', () => {
  const usual = template(6, ['customer.name'], { default: true })
  expect(firstTemplate([...ALL.slice(1), usual], { status: 'done', lastWriter: 'team', language: 'en' })?.id).toBe(6)
  expect(firstTemplate([], { status: 'preparation', lastWriter: null, language: 'en' })).toBeUndefined()
})
