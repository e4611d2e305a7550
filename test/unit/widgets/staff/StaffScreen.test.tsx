import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../src/contract/table'
import en from '../../../../widgets/staff/messages/en.json'
import { StaffScreen } from '../../../../widgets/staff/StaffScreen'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

const ROUTES = [
  'api_partner_users',
  'api_partner_user_remove',
  'api_partner_user_activity',
  'partner_users_resend_all',
  'partner_users_invite',
]
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))
const user = { id: 1, name: 'ada', roles: ['partner_admin'] }
const person = (id: number, forename: string, values: object = {}) => ({
  ...{ id, name: forename, forename, surname: 'North', email: `${forename.toLowerCase()}@north.example`, role: 'editor' },
  ...values,
})
const leaving = person(2, 'Bo', { openTodos: 3, assignedWebsites: 1, openTickets: 2 })

beforeEach(() => setWide(true))
afterEach(stopIslands)

/** Two pages: who is invited stands on the second. */
function show(activity: () => Response = () => json({ items: [] })) {
  const serve = ({ url }: { url: string }) => {
    if (url.includes('/activity')) return activity()
    const state = new URL(url, 'https://host.test').searchParams.get('state')
    const items = state === 'active' ? [person(1, 'Ada'), leaving, person(3, 'Cleo')] : state === 'pending' ? [] : [leaving]
    const total = state === 'pending' ? 1 : 51
    return json({ items, pagination: { page: 1, pages: 2, count: items.length, limit: 50, total }, filters: {} })
  }
  return renderIsland(<StaffScreen />, { texts: en, data: { routes, user }, replies: [serve] })
}

it('asks what becomes of the work of somebody who leaves, says how much it is, and offers everybody who is there', async () => {
  const typing = userEvent.setup()
  const { calls } = show()
  await typing.click(await screen.findByRole('button', { name: 'Actions for Bo North' }))
  await typing.click(await screen.findByRole('menuitem', { name: en['staff.remove'] }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('3 open to-dos and 1 website need somebody new.')
  expect(dialog).toHaveTextContent('2 tickets that wait for an answer go with the websites.')
  const heirs = await within(dialog).findByRole('combobox', { name: en['staff.heir'] })
  await within(dialog).findByRole('option', { name: 'Cleo North' })
  expect(within(heirs).queryByRole('option', { name: 'Bo North' })).toBeNull()
  await typing.selectOptions(heirs, 'Cleo North')
  await typing.click(within(dialog).getByRole('button', { name: en['staff.remove'] }))
  const sent = calls.find(({ url }) => url.includes('/remove'))
  expect(JSON.parse(String(sent?.init.body))).toEqual({ reassignTo: 3 })
})

it('can send all invitations again, also those on another page', async () => {
  show()
  expect(await screen.findByRole('button', { name: en['staff.resendAll'] })).toBeVisible()
})

it('says when the log of memberships does not come', async () => {
  const typing = userEvent.setup()
  show(() => json({}, { status: 500 }))
  await typing.click(await screen.findByRole('button', { name: en['staff.activity'] }))
  expect(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Try again' })).toBeVisible()
})
