import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { filtersChanged, selectToasts } from '../../../../src/store'
import { everShown } from '../everShown'
import { holdBack } from '../holdBack'
import { setWide, stopIslands } from '../renderIsland'
import { ADA, GRACE, mailOf, open, pane, row, TAG, title } from './support'

beforeEach(() => {
  setWide(true)
  localStorage.clear()
})
afterEach(stopIslands)

const three = () => [mailOf(1), mailOf(2), mailOf(3)]

it('opens the first mail beside the list where there is room, and keys act on it without a click', async () => {
  const { keys } = await open(three())
  await title('Mail 1')
  expect(location.search).toBe('?id=1')
  await keys.keyboard('j')
  expect(await title('Mail 2')).toHaveFocus()
  await keys.keyboard('k')
  expect(await title('Mail 1')).toHaveFocus()
  await keys.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Open e-mail' })).not.toBeInTheDocument())
  expect(location.search).toBe('')
})

it('on a small screen opens nothing by itself; a press on a row does', async () => {
  setWide(false)
  const { keys } = await open(three())
  await row(2)
  expect(location.search).toBe('')
  await keys.click(screen.getByText('About 2'))
  expect(await title('Mail 2')).toHaveFocus()
  expect(await row(2)).toHaveAttribute('aria-current', 'true')
})

it('d removes the open mail and goes on, z brings it back and to where it was', async () => {
  const { keys, bodies } = await open(three(), { at: '/unassigned_emails?id=2' })
  await title('Mail 2')
  await keys.keyboard('d')
  expect(await title('Mail 3')).toHaveFocus()
  expect(screen.queryByRole('link', { name: /Mail 2/ })).not.toBeInTheDocument()
  await keys.keyboard('d')
  expect(await title('Mail 1')).toHaveFocus()
  await keys.keyboard('z')
  expect(await title('Mail 3')).toHaveFocus()
  expect(await row(3)).toBeInTheDocument()
  expect(bodies('/remove')).toEqual([{ ids: [2] }, { ids: [3] }])
  expect(bodies('/restore')).toEqual([{ ids: [3] }])
})

it('keeps what was taken back when a list arrives that was asked for before', async () => {
  const lists = holdBack(({ pathname, searchParams }) => pathname === '/unassigned_emails/view' && !searchParams.has('id'))
  const { keys } = await open(three(), { at: '/unassigned_emails?id=1', wrap: lists.wrap })
  await title('Mail 1')
  lists.hold()
  await keys.keyboard('d')
  await title('Mail 2')
  await waitFor(() => expect(lists.waiting).toHaveLength(1))
  await keys.keyboard('z')
  expect(await row(1)).toBeInTheDocument()
  await lists.through(0)
  // The one that follows is asked for as soon as this one is there.
  await waitFor(() => expect(lists.waiting).toHaveLength(2))
  expect(screen.getByRole('link', { name: /Mail 1/ })).toBeInTheDocument()
})

it('1 to 3 take a suggestion, and remember the address as the box says', async () => {
  const { keys, bodies } = await open(three(), { at: '/unassigned_emails?id=1' })
  await title('Mail 1')
  await keys.keyboard('32')
  await title('Mail 2')
  await keys.click(pane().getByRole('checkbox', { name: /Add the address/ }))
  await keys.keyboard('1')
  await title('Mail 3')
  expect(bodies('/assign')).toEqual([
    { ids: [1], website: 2, remember: true },
    { ids: [2], website: 1, remember: false },
  ])
})

it('assigns one mail by a double click, not the one that comes into its place', async () => {
  const { keys, bodies } = await open(three(), { at: '/unassigned_emails?id=1' })
  await title('Mail 1')
  const button = () => pane().getByRole('button', { name: 'Assign to Website 1' })
  await keys.click(button())
  await title('Mail 2')
  fireEvent.click(button(), { detail: 2 })
  expect(bodies('/assign')).toEqual([{ ids: [1], website: 1, remember: true }])
})

it('keeps what cannot be taken back, and says so', async () => {
  const { keys, store } = await open(three(), { at: '/unassigned_emails?id=2', refuses: (path) => path.endsWith('/restore') })
  await title('Mail 2')
  await keys.keyboard('d')
  await title('Mail 3')
  await keys.keyboard('z')
  await waitFor(() => expect(selectToasts(store.getState()).map(({ kind }) => kind)).toEqual(['error']))
  expect(screen.queryByRole('link', { name: /Mail 2/ })).not.toBeInTheDocument()
  await title('Mail 3')
})

it('is given to a colleague by a, tagged by t and put off by h, each with a way back', async () => {
  const { keys, bodies } = await open(three(), { at: '/unassigned_emails?id=1' })
  await title('Mail 1')
  await act(() => keys.keyboard('a'))
  await keys.click(await within(await screen.findByRole('dialog', { name: 'In charge' })).findByRole('option', { name: /Grace/ }))
  expect(await pane().findByRole('button', { name: 'In charge: Grace' })).toHaveFocus()
  await act(() => keys.keyboard('t'))
  await keys.click(await screen.findByRole('checkbox', { name: 'Press' }))
  await keys.keyboard('{Escape}')
  expect(await pane().findByRole('button', { name: 'Tags: Press' })).toBeInTheDocument()
  await keys.keyboard('z')
  expect(await pane().findByRole('button', { name: 'Tags' })).toBeInTheDocument()
  await act(() => keys.keyboard('h'))
  expect(screen.queryByText('Until the customer replies')).not.toBeInTheDocument()
  await keys.click(await screen.findByRole('button', { name: /Next week/ }))
  await title('Mail 2')
  await keys.keyboard('z')
  await title('Mail 1')
  expect(bodies('/change')).toEqual([
    { ids: [1], assigned_to: GRACE.id },
    { ids: [1], addTags: [TAG.id] },
    { ids: [1], removeTags: [TAG.id] },
    { ids: [1], snoozedUntil: expect.stringMatching(/Z$/) },
    { ids: [1], snoozedUntil: null },
  ])
})

it('does the same with all that are selected, and what was different before is so again', async () => {
  setWide(false)
  const { keys, bodies } = await open([mailOf(1, { assigned_to: ADA }), mailOf(2)])
  await row(1)
  await keys.click(screen.getByRole('checkbox', { name: 'Select all' }))
  const bar = within(screen.getByRole('region', { name: 'Selected e-mails' }))
  await act(() => keys.click(bar.getByRole('button', { name: 'In charge' })))
  await keys.click(await within(await screen.findByRole('dialog', { name: 'In charge' })).findByRole('option', { name: /Grace/ }))
  await waitFor(() => expect(bodies('/change')).toHaveLength(1))
  await keys.keyboard('z')
  await waitFor(() =>
    expect(bodies('/change')).toEqual([
      { ids: [1, 2], assigned_to: GRACE.id },
      { ids: [1], assigned_to: ADA.id },
      { ids: [2], assigned_to: null },
    ]),
  )
  await keys.click(bar.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Nothing here')).toBeVisible()
  expect(bodies('/remove')).toEqual([{ ids: [1, 2] }])
})

it('shows what is put off where it is asked for, and brings it back', async () => {
  const later = new Date(Date.now() + 3_600_000).toISOString()
  const { keys, bodies } = await open([mailOf(1), mailOf(2, { snoozedUntil: later })])
  await title('Mail 1')
  expect(screen.queryByRole('link', { name: /Mail 2/ })).not.toBeInTheDocument()
  await keys.click(screen.getByRole('button', { name: 'Snoozed' }))
  expect(location.search).toContain('filter=snoozed')
  await keys.click(await row(2))
  await keys.click(await pane().findByRole('button', { name: 'Bring back now' }))
  expect(await screen.findByText('E-mails that are snoozed wait here until their time has come.')).toBeVisible()
  expect(bodies('/change')).toEqual([{ ids: [2], snoozedUntil: null }])
})

it('shows what was just put off where that is asked for, and what was just brought back, before the list they left has been loaded again', async () => {
  let left: string | null | undefined
  const { keys } = await open([mailOf(1), mailOf(2)], { isSlow: (query) => query.get('snoozed') === left && !query.has('id') })
  await title('Mail 1')
  left = null
  await act(() => keys.keyboard('h'))
  await keys.click(await screen.findByRole('button', { name: /Next week/ }))
  await title('Mail 2')
  await keys.click(screen.getByRole('button', { name: 'Snoozed' }))
  await keys.click(await row(1))
  left = '1'
  await keys.click(await pane().findByRole('button', { name: 'Bring back now' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Mail 1/ })).not.toBeInTheDocument())
  await keys.click(screen.getByRole('button', { name: 'Snoozed' }))
  expect(await row(1)).toBeInTheDocument()
})

it('narrows the list to a person or a tag, kept in the address', async () => {
  const { keys, calls } = await open(three())
  await title('Mail 1')
  await keys.click(screen.getByRole('button', { name: 'Mine' }))
  expect(location.search).toContain('person=1')
  await keys.selectOptions(screen.getByRole('combobox', { name: 'In charge' }), 'Grace')
  await keys.selectOptions(screen.getByRole('combobox', { name: 'Tags' }), 'Press')
  expect(location.search).toContain('person=2&tag=3')
  await waitFor(() => expect(calls.at(-1)?.url).toContain('assigned_to=2&tag=3'))
})

it('opens a mail of an address that no list has, and says where there is none', async () => {
  await open([mailOf(1, { state: 'removed' })], { at: '/unassigned_emails?id=1' })
  await title('Mail 1')
  expect(pane().getByText(/can be put back for 30 days/)).toBeVisible()
  stopIslands()
  await open(three(), { at: '/unassigned_emails?id=9' })
  expect(await screen.findByText('There is no such e-mail')).toBeVisible()
})

it('only looks around for those who may not manage mails', async () => {
  const { keys, calls } = await open(three(), { at: '/unassigned_emails?id=1', user: { id: 4, name: 'Eve', roles: ['partner_editor'] } })
  await title('Mail 1')
  await keys.keyboard('d1nbzaht')
  expect(calls.filter(({ init }) => init.method !== 'GET')).toEqual([])
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  await keys.keyboard('j')
  await title('Mail 2')
})

it('does nothing by letters where somebody types, or where they are switched off', async () => {
  const { keys, store, bodies } = await open(three(), { at: '/unassigned_emails?id=1' })
  await title('Mail 1')
  await keys.type(screen.getByRole('searchbox'), 'd1')
  act(() => void store.dispatch(filtersChanged({ view: 'overview', filters: { shortcuts: ['off'] } })))
  await keys.click(await title('Mail 1'))
  await keys.keyboard('jd1')
  expect([bodies('/remove'), bodies('/assign')]).toEqual([[], []])
})

it('shows the last page in the place of one beyond it, and the one before when its last mail is removed', async () => {
  setWide(false)
  const mails = Array.from({ length: 21 }, (_, nth) => mailOf(nth + 1))
  const { keys } = await open(mails, { at: '/unassigned_emails?page=9' })
  const saidNothing = everShown('Nothing here')
  ;(await row(21)).focus()
  expect(location.search).toBe('?page=2')
  await keys.keyboard('d')
  await row(1)
  expect(saidNothing()).toBe(false)
})
