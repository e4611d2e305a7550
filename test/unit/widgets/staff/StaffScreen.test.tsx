import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ROLES } from '../../../../src/model'
import { prepareStaff } from '../../../../src/api/staff'
import { runToastAction, selectToasts } from '../../../../src/store'
import en from '../../../../widgets/staff/messages/en.json'
import { FIRST_PAGE, INVITED } from '../../../../widgets/staff/staffQueries'
import { StaffScreen } from '../../../../widgets/staff/StaffScreen'
import { json } from '../../http/support'
import { renderIsland } from '../renderIsland'
import { person, routes, show, user } from './support'

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
