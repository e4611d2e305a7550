import * as v from 'valibot'
import { MailerOptions } from '../../../../src/contract'
import { bulkDraft } from '../../../../widgets/mailer/bulk/bulkDraft'
import { readBulk } from '../../../../widgets/mailer/bulk/readBulk'
import { isReady, recipientsOf } from '../../../../widgets/mailer/bulk/Recipient'
import { EMPTY_DRAFT } from '../../../../widgets/mailer/shared/Draft'

const template = (id: number, language: string, placeholders: string[]) => ({
  id,
  name: `Template ${id}`,
  language,
  subject: `Subject ${id}`,
  html: `<p>${placeholders.map((name) => `{{${name}}}`).join(' ')}</p>`,
  placeholders,
  updatedAt: '2026-11-21T12:00:00Z',
})
const TEMPLATES = [template(1, 'en', []), template(2, 'en', ['website.due_date']), template(3, 'de', ['website.due_date'])]

const options = (id: number, email: string | null, values: object = {}) =>
  v.parse(MailerOptions, {
    website: { id, title: `Website ${id}` },
    language: 'de',
    recipients: email ? [{ email, kind: 'customer' }] : [{ email: 'staff@ours.test', kind: 'staff' }],
    templates: TEMPLATES,
    defaultTemplate: 1,
    fields: { 'customer.forename': 'Ada' },
    ...values,
  })

describe('a mail about a new date', () => {
  it('begins with the template that tells it, in the language of the customer', () => {
    expect(bulkDraft(options(1, 'a@x.test'), 'date')).toMatchObject({ template: 3, subject: 'Subject 3', to: [] })
    expect(bulkDraft(options(1, 'a@x.test', { language: 'fr' }), 'date')).toMatchObject({ template: 2 })
    expect(bulkDraft(options(1, 'a@x.test', { templates: [] }), 'date')).toMatchObject({ template: null, subject: '' })
  })

  it('is no reminder, which begins empty', () => {
    expect(bulkDraft(options(1, 'a@x.test'), 'reminder')).toMatchObject({ template: null })
    expect(bulkDraft(options(1, 'a@x.test'), null)).toMatchObject({ template: 1 })
  })
})

it('goes to nobody twice, without an address, whose mail comes back, who wants no reminders, or with gaps', () => {
  const all = [
    options(1, 'a@x.test'),
    options(2, 'A@x.test'),
    options(3, null),
    options(4, 'b@x.test', { bounced: ['b@x.test'] }),
    options(5, 'C@x.test', { refused: ['c@x.test'] }),
    options(6, 'd@x.test', { fields: {} }),
  ]
  const recipients = recipientsOf(all, { ...EMPTY_DRAFT, html: '<p>Dear {{customer.forename}}</p>' })
  expect(recipients.map(({ against }) => against)).toEqual([null, 'twice', 'nobody', 'bounced', 'refused', null])
  expect(recipients.map(isReady)).toEqual([true, false, false, false, false, false])
})

it('goes to nobody twice, in whatever language', () => {
  const [one, same, other] = recipientsOf([options(2, 'A@x.test'), options(3, 'b@x.test'), options(4, 'c@x.test')], EMPTY_DRAFT, [
    options(1, 'a@x.test'),
    options(5, null),
  ])
  expect([one, same, other].map((recipient) => recipient?.against)).toEqual(['twice', null, null])
})

it('reads each customer of an address once, and fifty at most', () => {
  const ids = Array.from({ length: 60 }, (_, nth) => nth + 1)
  const read = (query: string) => readBulk(new URLSearchParams(query))
  expect(read(`websites=3,3,x,-1,0,7&purpose=date`)).toEqual({ websiteIds: [3, 7], purpose: 'date' })
  expect(read(`websites=${ids.join(',')}&purpose=spam`)).toEqual({ websiteIds: ids.slice(0, 50), purpose: null })
  expect(read('reply=3')).toBeNull()
})
