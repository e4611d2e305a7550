import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { STAFF_ACTIONS } from '../../../../src/contract'
import { routesByName } from '../../../../src/contract/table'
import { ROLES } from '../../../../src/model'
import { prepareStaff } from '../../../../src/api/staff'
import { runToastAction, selectToasts } from '../../../../src/store'
import en from '../../../../widgets/staff/messages/en.json'
import { FIRST_PAGE, INVITED } from '../../../../widgets/staff/staffQueries'
import { StaffScreen } from '../../../../widgets/staff/StaffScreen'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

const ROUTES = [
  'api_partner_users',
  'api_partner_user_assign',
  'api_partner_user_remove',
  'api_partner_user_update',
  'api_partner_user_activity',
  'partner_users_resend_all',
  'partner_users_invite',
  'api_partner_websites',
  'api_partner_websites_take_back',
]
const RESEND = routesByName.get('partner_users_resend_all')?.path ?? ''
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))
const user = { id: 1, name: 'ada', roles: ['partner_admin'] }
const person = (id: number, forename: string, values: object = {}) => ({
  ...{ id, name: forename, forename, surname: 'North', email: `${forename.toLowerCase()}@north.example`, role: 'editor' },
  ...values,
})
const website = (id: number) => ({ id, title: `Website ${id}`, status: 'creation' })
/** Whoever gives the second is refused. */
const given = (ids: number[]) =>
  json({
    items: ids.includes(11) ? [{ ...website(11), change: 70 }] : [],
    refused: ids.includes(12) ? [{ id: 12, errors: [{ name: 'assigned_to', message: 'Bo is away' }] }] : [],
  })
const invited = person(4, 'Dag', { active: false, pending: true })
const invitation = { id: 4, email: 'dag@north.example', role: 'editor', status: 'pending', createdAt: '2026-11-20T12:00:00Z' }
const leaving = person(2, 'Bo', { openTodos: 3, assignedWebsites: 1, openTickets: 2 })

beforeEach(() => setWide(true))
afterEach(() => {
  stopIslands()
  jest.restoreAllMocks()
})

/** Two pages: who is invited stands on the second, and so does the last of those who are there. */
function show(activity: () => Response = () => json({ items: [] }), resend: () => Response = () => json({ items: [invitation] })) {
  const serve = ({ url, init }: { url: string; init: RequestInit }) => {
    if (url.endsWith('/take-back')) return json({ items: [website(11)], refused: [], kept_todos: 0 })
    if (url.includes('/assign')) return given(JSON.parse(String(init.body)).websites)
    if (url.includes('/api/websites'))
      return json({ items: [11, 12, 13].map(website), pagination: { page: 1, pages: 1, count: 3, limit: 20, total: 3 }, filters: {} })
    if (url.includes('/activity')) return activity()
    if (url.endsWith(RESEND)) return resend()
    const query = new URL(url, 'https://host.test').searchParams
    const state = query.get('state')
    const there = { active: [[person(1, 'Ada'), leaving], [person(3, 'Cleo')]], pending: [[], []] }
    const pages = state === 'active' || state === 'pending' ? there[state] : [[leaving], [invited]]
    const items = pages[Number(query.get('page') ?? 1) - 1] ?? []
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

async function openGiving(typing: ReturnType<typeof userEvent.setup>) {
  await typing.click(await screen.findByRole('button', { name: 'Actions for Bo North' }))
  // The texts of the dialog come by themselves.
  const give = await screen.findByRole('menuitem', { name: en['staff.give'] })
  await act(() => typing.click(give))
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign websites to Bo North' }))
  const choose = async (title: string) => {
    await typing.click(dialog.getByRole('combobox', { name: 'Website' }))
    await typing.click(await dialog.findByRole('option', { name: title }))
  }
  return { dialog, choose }
}

it('gives websites to somebody, and keeps those that are refused with the reason', async () => {
  const typing = userEvent.setup()
  const { calls, store } = show()
  const { dialog, choose } = await openGiving(typing)
  for (const title of ['Website 11', 'Website 12']) await choose(title)
  await typing.click(dialog.getByRole('button', { name: 'Assign 2 websites' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Website 12: Bo is away')
  const sent = calls.find(({ url }) => url.includes('/assign'))
  expect(sent?.url).toBe('/api/users/2/assign')
  expect(JSON.parse(String(sent?.init.body))).toEqual({ websites: [11, 12] })
  expect(within(dialog.getByRole('list', { name: 'Chosen websites' })).getAllByRole('listitem')).toHaveLength(1)
  expect(selectToasts(store.getState())).toMatchObject([{ key: '“Website 11” is assigned to Bo North' }])
  // What is chosen afterwards has not been refused.
  await choose('Website 13')
  expect(dialog.getByRole('alert')).toHaveTextContent(/^Website 12: Bo is away$/)
})

it('takes back what was given by the record of the server, and shows how much people have then', async () => {
  const typing = userEvent.setup()
  const { calls, store } = show()
  const { dialog, choose } = await openGiving(typing)
  await choose('Website 11')
  await typing.click(dialog.getByRole('button', { name: 'Assign 1 website' }))
  await waitFor(() => expect(selectToasts(store.getState())).toMatchObject([{ actionKey: 'partner.general.undo' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const lists = () => calls.filter(({ url }) => url.includes('/api/users/list')).length
  const before = lists()
  store.dispatch(runToastAction(selectToasts(store.getState())[0]?.id ?? ''))
  await waitFor(() => expect(lists()).toBeGreaterThan(before))
  const back = calls.find(({ url }) => url.endsWith('/take-back'))
  expect(JSON.parse(String(back?.init.body))).toEqual({ changes: [70] })
})

it('asks for what the page has asked for already', async () => {
  const { calls, store } = show()
  await screen.findByRole('button', { name: 'Actions for Bo North' })
  const shown = calls.map(({ url }) => url)
  expect(shown).toContain('/api/users/list?search=&sort=name&here=1&page=1')
  await Promise.all([FIRST_PAGE, INVITED].map((query) => store.dispatch(prepareStaff(query))))
  expect(calls.map(({ url }) => url)).toEqual(shown)
})

it('can send all invitations again, also those on another page', async () => {
  const { store } = show()
  await userEvent.click(await screen.findByRole('button', { name: en['staff.resendAll'] }))
  await waitFor(() => expect(selectToasts(store.getState())).toMatchObject([{ kind: 'success' }]))
})

it('says once why invitations were not sent again', async () => {
  const { store } = show(undefined, () => json({ error: 'Out of order' }, { status: 500 }))
  await userEvent.click(await screen.findByRole('button', { name: en['staff.resendAll'] }))
  await waitFor(() =>
    expect(selectToasts(store.getState())).toMatchObject([{ kind: 'error', key: expect.stringContaining('Out of order') }]),
  )
})

it('tells who did what to whom, and when, of all that happens to memberships', async () => {
  const typing = userEvent.setup()
  const by = { id: 1, name: 'ada', forename: 'Ada', surname: 'North' }
  const entry = (action: string, nth: number) => ({ id: nth, at: '2026-11-20T12:00:00Z', by, action, subject: 'Bo', role: 'design' })
  show(() => json({ items: [...STAFF_ACTIONS.map(entry), { ...entry('removed', 99), by: null }] }))
  await typing.click(await screen.findByRole('button', { name: en['staff.activity'] }))
  const entries = await within(await screen.findByRole('dialog')).findAllByRole('listitem')
  expect(entries.map((one) => one.firstChild?.textContent)).toEqual([
    'Ada North invited Bo as Design',
    'Ada North sent the invitation of Bo again',
    'Ada North took back the invitation of Bo',
    'Bo accepted the invitation',
    'Ada North gave Bo the role Design',
    'Ada North changed the data of Bo',
    'Ada North removed Bo',
    'Ada North brought Bo back',
    '– removed Bo',
  ])
  expect(entries[0]).toHaveTextContent('November 20, 2026')
})

it('flags who works here or is invited already before anything is sent', async () => {
  const typing = userEvent.setup()
  show()
  await typing.click(await screen.findByRole('button', { name: en['staff.invite'] }))
  await typing.type(await screen.findByRole('textbox', { name: en['staff.invite.people'] }), 'bo@north.example{Enter}dag@north.example')
  const dialog = within(screen.getByRole('dialog'))
  await typing.click(dialog.getByRole('button', { name: 'Next' }))
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining(en['staff.invite.here']),
    expect.stringContaining(en['staff.invite.pending']),
  ])
  expect(dialog.getByRole('button', { name: 'Send 2 invitations' })).toBeDisabled()
  // Heard once, however many lines are wrong; each says its own where it can be put right.
  expect(dialog.getByRole('alert')).toHaveTextContent(/^2 lines have a problem/)
  expect(dialog.getByRole('button', { name: 'Remove dag@north.example from the list' })).toHaveAccessibleDescription(
    en['staff.invite.pending'],
  )
})

it('keeps what was put right of a list while its text is looked at again, says of a line what is wrong with it, and keeps the focus', async () => {
  const typing = userEvent.setup()
  show()
  await typing.click(await screen.findByRole('button', { name: en['staff.invite'] }))
  await typing.type(await screen.findByRole('textbox', { name: en['staff.invite.people'] }), 'nobody{Enter}eve@north.example')
  const dialog = within(screen.getByRole('dialog'))
  await typing.click(dialog.getByRole('button', { name: 'Next' }))
  expect(dialog.getByText(en['staff.invite.wrong'])).toBeVisible()
  expect(dialog.getByRole('alert')).toHaveFocus()
  expect(dialog.getByRole('alert')).toHaveTextContent('1 line has a problem')
  await typing.click(dialog.getByRole('button', { name: 'Remove nobody from the list' }))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Remove eve@north.example from the list' })).toHaveFocus())
  await typing.selectOptions(dialog.getByRole('combobox', { name: 'Role of eve@north.example' }), 'Editor')
  await typing.click(dialog.getByRole('button', { name: 'Back' }))
  await typing.click(dialog.getByRole('button', { name: 'Next' }))
  expect(dialog.getAllByRole('listitem')).toHaveLength(1)
  expect(dialog.getByRole('combobox', { name: 'Role of eve@north.example' })).toHaveDisplayValue('Editor')
})

it('takes all wrong lines out of a list at once, and back in', async () => {
  const typing = userEvent.setup()
  show()
  await typing.click(await screen.findByRole('button', { name: en['staff.invite'] }))
  const text = 'nobody{Enter}eve@north.example{Enter}eve@north.example{Enter}fay@north.example{Enter}bo@north.example'
  await typing.type(await screen.findByRole('textbox', { name: en['staff.invite.people'] }), text)
  const dialog = within(screen.getByRole('dialog'))
  await typing.click(dialog.getByRole('button', { name: 'Next' }))
  await typing.click(within(dialog.getByRole('alert')).getByRole('button', { name: 'Remove these lines' }))
  const addresses = () => dialog.getAllByRole('combobox').map((role) => role.getAttribute('aria-label') ?? role.closest('li')?.textContent)
  expect(dialog.getAllByRole('listitem')).toHaveLength(2)
  expect(addresses()).toEqual([expect.stringContaining('eve@north.example'), expect.stringContaining('fay@north.example')])
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Send 2 invitations' })).toBeEnabled()
  expect(dialog.getByRole('status')).toHaveTextContent('3 lines removed')
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Undo' })).toHaveFocus())

  await typing.selectOptions(dialog.getByRole('combobox', { name: 'Role of fay@north.example' }), 'Editor')
  await typing.click(dialog.getByRole('button', { name: 'Undo' }))
  expect(dialog.getAllByRole('listitem')).toHaveLength(5)
  expect(dialog.getByRole('combobox', { name: 'Role of fay@north.example' })).toHaveDisplayValue('Editor')
  expect(dialog.getByRole('alert')).toHaveTextContent('3 lines have a problem')
  expect(dialog.queryByText('3 lines removed')).not.toBeInTheDocument()
})

it('refuses a list that is far too long before it reads it', async () => {
  const typing = userEvent.setup()
  show()
  await typing.click(await screen.findByRole('button', { name: en['staff.invite'] }))
  const people = await screen.findByRole('textbox', { name: en['staff.invite.people'] })
  for (const long of ['a@b.example\n'.repeat(1_000), '"'.repeat(1_000_000), '@,'.repeat(500_000)]) {
    fireEvent.change(people, { target: { value: long } })
    expect(people).toHaveAccessibleDescription(/At most 50 people at once/)
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Next' })).toBeDisabled()
  }
})

it('says when the log of memberships does not come', async () => {
  const typing = userEvent.setup()
  show(() => json({}, { status: 500 }))
  await typing.click(await screen.findByRole('button', { name: en['staff.activity'] }))
  expect(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Try again' })).toBeVisible()
})

it('explains each role where roles are given, in the list of them and in the menu of a person', async () => {
  const typing = userEvent.setup()
  show()
  const explain = await screen.findByRole('button', { name: en['staff.roles'] })
  await typing.click(explain)
  const roles = within(await screen.findByRole('list')).getAllByRole('listitem')
  expect(roles).toHaveLength(ROLES.length)
  const words = roles.map((role) => role.textContent)
  expect(new Set(words).size).toBe(ROLES.length)
  expect(words[0]).toMatch(/^Admin.+billing/)
  await typing.keyboard('{Escape}')
  expect(explain).toHaveFocus()

  // What can be done with a person is in one place: the role beside the name says something, and is no button.
  const row = screen.getByRole('row', { name: /Bo North/ })
  expect(within(row).getByText('Editor')).toBeVisible()
  expect(within(row).getAllByRole('button')).toHaveLength(1)
  await typing.click(within(row).getByRole('button', { name: 'Actions for Bo North' }))
  const choices = await screen.findAllByRole('menuitemradio')
  expect(choices).toHaveLength(ROLES.length)
  expect(choices.map((choice) => choice.textContent)).toEqual(words)
})

it('exports everybody whom the filters find, with role, state, open work and the day they were last seen', async () => {
  const files: Blob[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const everybody = [
    person(1, 'Ada', { role: 'admin', openTodos: 4, assignedWebsites: 7, lastSeenAt: '2026-11-20T23:30:00Z' }),
    person(2, '=Bo', { absentUntil: '2099-03-31' }),
    person(3, 'Cleo', { active: false, pending: true, role: 'sales', invitedUntil: '2026-11-28T12:00:00Z' }),
    person(4, 'Dag', { active: false }),
  ]
  const asked: string[] = []
  const serve = ({ url }: { url: string }) => {
    const query = new URL(url, 'https://host.test').searchParams
    asked.push(url)
    // Two to a page.
    const page = Number(query.get('page') ?? 1)
    const items = query.get('limit') === '1' ? [] : everybody.slice(2 * page - 2, 2 * page)
    return json({ items, pagination: { page, pages: 2, count: items.length, limit: 2, total: 4 }, filters: {} })
  }
  const typing = userEvent.setup()
  renderIsland(<StaffScreen />, { texts: en, data: { routes, user, timeZone: 'Europe/Berlin' }, replies: [serve] })
  await typing.type(await screen.findByRole('searchbox'), 'North')
  await screen.findByText('Ada North')
  await typing.click(screen.getByRole('button', { name: en['staff.export'] }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(asked.at(-1)).toContain('search=North')
  const lines = (await files[0]!.text()).replace('\uFEFF', '').trim().split('\r\n')
  expect(lines).toEqual([
    '"Name","E-mail","Role","State","Open to-dos","Websites","Last seen"',
    '"Ada North","ada@north.example","Admin","Active","4","7","2026-11-21"',
    `"'=Bo North","'=bo@north.example","Editor","Absent until 3/31/99","0","0",""`,
    '"Cleo North","cleo@north.example","Sales","Invited until 11/28/26","0","0",""',
    '"Dag North","dag@north.example","Editor","Removed","0","0",""',
  ])
})

it('changes the name and the absence of somebody', async () => {
  const typing = userEvent.setup()
  const { calls } = show()
  await typing.click(await screen.findByRole('button', { name: 'Actions for Bo North' }))
  await typing.click(await screen.findByRole('menuitem', { name: en['staff.edit'] }))
  const dialog = await screen.findByRole('dialog', { name: 'Change Bo North' })
  const name = within(dialog).getByRole('textbox', { name: en['staff.forename'] })
  await typing.clear(name)
  await typing.type(name, 'Bosse')
  fireEvent.change(within(dialog).getByLabelText(en['staff.absentUntil']), { target: { value: '2030-05-06' } })
  await typing.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls.some(({ url }) => url.includes('/update'))).toBe(true))
  const sent = calls.find(({ url }) => url.includes('/update'))
  expect(JSON.parse(String(sent?.init.body))).toEqual({
    forename: 'Bosse',
    inactivateFrom: null,
    inactivateUntil: '2030-05-06',
  })
})
