import * as v from 'valibot'
import {
  api_partner_account,
  api_partner_domains,
  api_partner_tickets,
  api_partner_websites,
  BulkTodos,
  CustomerData,
  InvitationList,
  partner_goals,
  partner_sidebar_counts,
  partner_website_status,
  partner_website_todos,
  Refusal,
} from '../../../src/contract'
import * as server from '../../../src/contract/server'
import { domain, message, pagination, todo, website } from './examples'

const listed = (item: unknown) => ({ items: [item], pagination, filters: [] })

test('a website as a server writes it is read with all its defaults', () => {
  const { items, filters } = v.parse(api_partner_websites.answer, listed(website))
  expect(filters).toEqual({})
  expect(items[0]).toMatchObject({ id: 17, assigned_to: { id: 7, email: null }, closed_by: null, todo_count: 0, tags: [{ id: 3 }] })
  expect(items[0]?.actions).toEqual({ portal_url: 'https://my.example/17', cms_url: null })
  const bare = v.parse(api_partner_websites.answer, listed({ id: 1, title: 'Bare', status: 'creation' })).items[0]
  const nobody = { assigned_to: null, closed_by: null, designed_by: null, serviced_by: null }
  const nothing = {
    domains: [],
    badges: [],
    tags: [],
    has_domains: false,
    following: false,
    is_template: false,
    log_count: 0,
    todo_count: 0,
  }
  expect(bare).toMatchObject({ ...nobody, ...nothing, due_date: null, image: null, published_status: 'unpublished' })
})

test('keys nobody knows are dropped', () => {
  const { items } = v.parse(api_partner_websites.answer, listed(website))
  expect(items[0]).not.toHaveProperty('somethingNew')
})

test('a change of a website holds only what changed', () => {
  const change = v.parse(partner_website_status.answer, { id: '17', status: 'done', actions: { portal_url: null } })
  expect(change).toEqual({ id: 17, status: 'done', actions: { portal_url: null } })
})

test('tickets, to-dos and domains are read', () => {
  const tickets = v.parse(api_partner_tickets.answer, listed(message))
  expect(tickets.items[0]?.files.map(({ type }) => type)).toEqual(['pdf', 'unknown'])
  expect(v.parse(partner_website_todos.answer, listed(todo)).items[0]).toMatchObject({ website: { id: 17 }, to: null, notify: false })
  const { generalItems } = v.parse(api_partner_domains.answer, { generalItems: { domains: [domain], pagination } })
  expect(generalItems.domains[0]).toMatchObject({ id: 61, movable: { possible: false }, mailboxes: 0 })
})

test('settings nobody ever saved have the defaults of the specification', () => {
  const settings = v.parse(api_partner_account.answer, { statusSettings: [], webhooks: [] })
  const active = Object.entries(settings.statusSettings).filter(([, on]) => on)
  expect(active.map(([status]) => status).toSorted()).toEqual(['creation', 'creation_customer', 'done', 'preparation'])
  expect(Object.values(settings.validationSettings)).toEqual(Array(7).fill(false))
  expect(settings).toMatchObject({ language: 'en', sniffingEnabled: true, logo: null })
})

test('saving one setting says nothing about the others', () => {
  expect(v.parse(server.api_partner_account_save.body, { validationSettings: { validateStaff: true } })).toEqual({
    validationSettings: { validateStaff: true },
  })
  expect(v.is(server.api_partner_account_save.body, { statusSettings: { archived: true } })).toBe(false)
})

test('goals and counts that are left out are false and absent', () => {
  expect(v.parse(partner_goals.answer, { result: { hasInvitedUser: true } }).result).toMatchObject({
    hasInvitedUser: true,
    hasPublishedWebsite: false,
  })
  expect(v.parse(partner_sidebar_counts.answer, { tickets: 3, 'overdue-todos': 100 })).toEqual({ tickets: 3, 'overdue-todos': 100 })
})

test('customer data has both groups, empty maps may be arrays', () => {
  const data = v.parse(CustomerData, { customer: { firm: 'Sunrise', metadata: [] } })
  expect(data.customer).toMatchObject({ firm: 'Sunrise', metadata: {}, billEmail: null })
  expect(data.contact.custom6).toBeNull()
  expect(data.visibility.contactPerson).toBe(false)
})

test.each([
  ['no list', api_partner_websites.answer, { items: {}, pagination }],
  ['an unknown status', api_partner_websites.answer, listed({ ...website, status: 'lost' })],
  ['an id that is no number', api_partner_websites.answer, listed({ ...website, id: 'abc' })],
  ['an id of zero', api_partner_websites.answer, listed({ ...website, id: 0 })],
  ['an id beyond 32 bits', api_partner_websites.answer, listed({ ...website, id: '2147483648' })],
  ['an unknown category', api_partner_tickets.answer, listed({ ...message, category: 'fax' })],
  ['counts in words', partner_sidebar_counts.answer, { tickets: 'many' }],
  ['no body', partner_goals.answer, ''],
  ['a tag without name', server.api_partner_tag_create.body, { name: '  ' }],
  ['a colour of four digits', server.api_partner_tag_create.body, { name: 'x', color: '#abcd' }],
  ['a to-do without words', BulkTodos, { lines: [''] }],
  ['an invitation to nobody', InvitationList, { invitations: [] }],
  ['an invitation to no address', InvitationList, { invitations: [{ email: 'anna', role: 'design' }] }],
  ['a short password', server.partner_change_password.body, { current: 'a', password: 'short', confirmation: 'short' }],
  [
    'a mistyped password',
    server.partner_change_password.body,
    { current: 'a', password: 'correct horse battery', confirmation: 'correct horse' },
  ],
])('refuses %s', (_, schema: v.GenericSchema, value: unknown) => {
  expect(v.is(schema, value)).toBe(false)
})

test('both ways to refuse are understood', () => {
  expect(v.is(Refusal, { errors: [{ name: 'validateStatus', message: 'not allowed' }] })).toBe(true)
  expect(v.is(Refusal, { error: 'payment required' })).toBe(true)
  expect(v.is(Refusal, { message: 'x' })).toBe(false)
})
