import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Website } from '../../../../src/contract'
import { routesByName } from '../../../../src/contract/table'
import { selectToasts } from '../../../../src/store'
import { CardMenu } from '../../../../widgets/websites/board/CardMenu'
import { WebsiteChangesProvider } from '../../../../src/parts/websiteChange'
import { LeadCell } from '../../../../widgets/websites/lead/LeadCell'
import { LeadMenu } from '../../../../widgets/websites/lead/LeadMenu'
import change from '../../../../src/parts/websiteChange/messages/en.json'
import en from '../../../../widgets/websites/messages/en.json'
import { json } from '../../http/support'
import { renderIsland, stopIslands } from '../renderIsland'
import { website } from './website'

const ROUTES = [
  'api_partner_lead_accept',
  'api_partner_lead_duplicates',
  'api_partner_lead_merge',
  'api_partner_templates',
  'api_website_workflow',
  'partner_website_details',
]
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))
afterEach(stopIslands)

const LEAD = { status: 'lead_interest', title: 'Bakery', version: 3 } as const
const OTHER = { id: 8, title: 'Old bakery', status: 'done' } as const

/** Shows what belongs to a lead, and writes down what the server is told. */
function show(element: (lead: Website) => React.ReactElement, parts: object = {}) {
  const sent: [string, unknown][] = []
  const reply = ({ url, init }: { url: string; init: RequestInit }) => {
    const { pathname } = new URL(url, location.origin)
    if (init.method && init.method !== 'GET') sent.push([pathname, init.body ? JSON.parse(String(init.body)) : null])
    if (pathname.endsWith('/templates/list')) return json({ items: [{ id: 5, title: 'Bakeries' }] })
    if (pathname.endsWith('/duplicates')) return json({ items: [{ website: OTHER, common: ['email', 'phone'] }] })
    if (pathname.includes('/merge/')) return json(OTHER)
    if (pathname.endsWith('/accept')) return json({ ...LEAD, id: 7, status: 'preparation' })
    return json({ ...LEAD, id: 7, ...(init.body ? JSON.parse(String(init.body)) : {}) })
  }
  const user = { id: 1, name: 'Ada', roles: ['partner_manager'] }
  const lead = website(7, { ...LEAD, ...parts })
  const made = renderIsland(<WebsiteChangesProvider>{element(lead)}</WebsiteChangesProvider>, {
    texts: { ...en, ...change },
    data: { routes, user },
    replies: [reply],
  })
  return { ...made, sent, keys: userEvent.setup() }
}

const toasts = ({ store }: ReturnType<typeof show>) => selectToasts(store.getState()).map(({ key }) => key)
const menu = (parts: object = {}) => show((lead) => <LeadMenu website={lead} />, parts)
const choose = async ({ keys }: ReturnType<typeof show>, name: string) => {
  await keys.click(screen.getByRole('button', { name: 'Actions for Bakery' }))
  await keys.click(await screen.findByRole('menuitem', { name }))
  return within(await screen.findByRole('dialog'))
}

test('a lead is accepted with a template and an invitation', async () => {
  const view = menu()
  const dialog = await choose(view, 'Accept')
  await view.keys.selectOptions(await dialog.findByRole('combobox', { name: 'Template' }), 'Bakeries')
  await view.keys.click(dialog.getByRole('checkbox', { name: 'Invite the customer to the customer portal' }))
  await view.keys.click(dialog.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(toasts(view)).toEqual(['“Bakery” is now in Preparation']))
  expect(view.sent).toEqual([['/api/leads/7/accept', { version: 3, invite: true, template: 5 }]])
})

test('a lead is declined with a reason', async () => {
  const view = menu()
  const dialog = await choose(view, 'Give up as lost…')
  await view.keys.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Too expensive')
  await view.keys.click(dialog.getByRole('button', { name: 'Give up' }))
  await waitFor(() => expect(view.sent).toEqual([['/api/website/workflow/7', { lost: { reason: 'Too expensive' }, version: 3 }]]))
})

test('all of that is there on a card, beside what is done with any card', async () => {
  const view = show((lead) => <CardMenu website={lead} isActive isSelected={false} />, { duplicates: 1 })
  await waitFor(async () => {
    await view.keys.click(screen.getByRole('button', { name: 'Actions for Bakery' }))
    expect(screen.getByRole('menuitem', { name: 'Accept' })).toBeInTheDocument()
  })
  expect(screen.getByRole('menuitem', { name: 'Merge duplicate' })).toBeInTheDocument()
  expect(screen.getByRole('menuitem', { name: /^Follow/ })).toBeInTheDocument()
})

test('a duplicate says what it has in common, and is merged once that is confirmed', async () => {
  const view = menu({ duplicates: 1 })
  const dialog = await choose(view, 'Merge duplicate')
  expect(await dialog.findByRole('radio', { name: 'Old bakery' })).toBeChecked()
  expect(dialog.getByText('Done · Customer e-mail and Phone')).toBeInTheDocument()
  expect(view.sent).toEqual([])
  await view.keys.click(dialog.getByRole('button', { name: 'Merge duplicate' }))
  await waitFor(() => expect(toasts(view)).toEqual(['“Bakery” is now part of “Old bakery”']))
  expect(view.sent).toEqual([['/api/leads/7/merge/8', null]])
})

test('nothing is offered to merge where there is no duplicate', async () => {
  const { keys } = menu()
  await keys.click(screen.getByRole('button', { name: 'Actions for Bakery' }))
  expect(await screen.findByRole('menuitem', { name: 'Accept' })).toBeInTheDocument()
  expect(screen.queryByRole('menuitem', { name: 'Merge duplicate' })).toBeNull()
})

test('source and value are changed from where they stand', async () => {
  const view = show((lead) => <LeadCell website={lead} label="Value" text="" />)
  await view.keys.click(screen.getByRole('button', { name: 'Value: –' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Bakery' }))
  await view.keys.type(dialog.getByRole('textbox', { name: 'Source' }), 'Trade fair')
  await view.keys.type(dialog.getByRole('textbox', { name: 'Value' }), '1,200.5')
  await view.keys.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(toasts(view)).toEqual(['“Bakery” is saved']))
  expect(view.sent.map(([, body]) => body)).toEqual([
    { lead_source: 'Trade fair', version: 3 },
    { lead_value: 120_050, version: 3 },
  ])
})
