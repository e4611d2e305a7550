import { act, screen, waitFor, within } from '@testing-library/react'
import { refreshLists } from '../../../../src/api/call'
import { runToastAction, selectToasts } from '../../../../src/store'
import { json } from '../../http/support'
import { holdBack } from '../holdBack'
import { setWide, stopIslands } from '../renderIsland'
import { answer, later, listOf, open, pane, sentAnswer, ticket, title } from './deskSupport'

beforeEach(() => {
  setWide(true)
  localStorage.clear()
})
afterEach(stopIslands)

it('opens beside its list, by a press anywhere on its row, with what the customer wrote', async () => {
  const { keys } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')])
  await keys.click(await screen.findByText('About Prices'))
  expect(await title('Prices')).toHaveFocus()
  expect(await pane().findByText('What about Prices?')).toBeVisible()
  expect(location.search).toContain('ticket=2')
  expect(screen.getByRole('link', { name: 'Prices' })).toHaveAttribute('aria-current', 'true')
  await keys.keyboard('{Escape}')
  expect(location.search).not.toContain('ticket')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Prices' })).toHaveFocus())
})

it('the next one has a heading of its own, whose name is told when it gets the focus', async () => {
  const { keys } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')], { at: '/tickets?ticket=1' })
  const before = await title('Logo')
  await keys.keyboard('j')
  const after = await title('Prices')
  expect(after).toHaveFocus()
  expect(after).not.toBe(before)
})

it('a menu that is open goes with its ticket', async () => {
  const { come, onAnswer } = later()
  const { keys } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')], { at: '/tickets?ticket=1', onAnswer })
  await keys.type(await answer(), 'We redraw it{Control>}{Enter}{/Control}')
  await keys.click(pane().getByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menuitem', { name: /Copy link/ })).toBeVisible()
  await come(sentAnswer())
  await title('Prices')
  expect(screen.queryByRole('menuitem')).not.toBeInTheDocument()
})

it('the address of a ticket opens it although it is done, and it can be opened again', async () => {
  const { keys } = await open([ticket(1, 'Logo'), ticket(2, 'Old', { done: true })], { at: '/tickets?ticket=2' })
  await title('Old')
  await keys.click(pane().getByRole('button', { name: 'Open again' }))
  expect(await screen.findByRole('link', { name: 'Old' })).toBeInTheDocument()
})

it('a ticket that is not there says so, and leads back', async () => {
  const { keys } = await open([ticket(1, 'Logo')], { at: '/tickets?ticket=404' })
  expect(await pane().findByText('There is no such ticket')).toBeVisible()
  await keys.click(pane().getByRole('button', { name: 'Back to the list' }))
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

it('a ticket that fails to come has the focus when it is tried again, whatever becomes of it', async () => {
  let answers = 0
  const failing = { onTicket: () => ((answers += 1) < 3 ? json({ error: 'down' }, { status: 400 }) : json(listOf([ticket(9, 'Late')]))) }
  const { keys } = await open([ticket(1, 'Logo')], { at: '/tickets?ticket=9', ...failing })
  const retry = () => pane().findByRole('button', { name: 'Try again' })
  await keys.click(await retry())
  await retry()
  expect(pane().getByRole('heading', { name: 'Open ticket' })).toHaveFocus()
  await keys.click(await retry())
  expect(await title('Late')).toHaveFocus()
})

it('stays open while somebody writes in it, whatever becomes of its row', async () => {
  const tickets = [ticket(1, 'Logo'), ticket(2, 'Prices')]
  const { keys, store } = await open(tickets, { at: '/tickets?ticket=1' })
  const field = await answer()
  await keys.type(field, 'We are')
  tickets.splice(0, 1)
  act(() => store.dispatch(refreshLists('WebsiteLog')))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Logo' })).not.toBeInTheDocument())
  expect(await pane().findByText('There is no such ticket')).toBeVisible()
  expect(field).toHaveFocus()
  expect(field).toBeInTheDocument()
  expect(field).toHaveValue('We are')
})

it('what is done can be taken back from the first moment, and says nothing when it is refused', async () => {
  const { come, onAnswer } = later()
  const { keys, calls, toast } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')], { onDone: onAnswer })
  ;(await screen.findByRole('link', { name: 'Logo' })).focus()
  await keys.keyboard('e')
  expect(toast()).toMatchObject({ kind: 'success', actionKey: 'partner.general.undo' })
  await come(json({ error: 'no' }, { status: 403 }))
  expect(await screen.findByRole('link', { name: 'Logo' })).toBeInTheDocument()
  expect(toast()).toMatchObject({ kind: 'error' })
  await keys.keyboard('z')
  expect(calls.filter(({ url }) => url.endsWith('/done'))).toHaveLength(1)
})

it('what is taken back stays when a list arrives that was asked for before', async () => {
  const lists = holdBack(({ pathname, searchParams }) => pathname === '/api/ticket' && searchParams.get('limit') !== '1')
  const { keys, store } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')], { at: '/tickets?ticket=1', wrap: lists.wrap })
  const hasNews = () => act(async () => store.dispatch(refreshLists('WebsiteLog')))
  await title('Logo')
  lists.hold()
  await keys.keyboard('e')
  await title('Prices')
  await hasNews()
  await waitFor(() => expect(lists.waiting).toHaveLength(1))
  await keys.keyboard('z')
  expect(await screen.findByRole('link', { name: 'Logo' })).toBeInTheDocument()
  await hasNews()
  await lists.through(0)
  // The one that follows is asked for as soon as this one is there.
  await waitFor(() => expect(lists.waiting).toHaveLength(2))
  expect(screen.getByRole('link', { name: 'Logo' })).toBeInTheDocument()
  await keys.keyboard('k')
  expect(await title('Logo')).toHaveFocus()
  await lists.through(1)
  await keys.keyboard('e')
  await hasNews()
  await waitFor(() => expect(lists.waiting).toHaveLength(3))
  await lists.through(2)
  expect(screen.queryByRole('link', { name: 'Logo' })).not.toBeInTheDocument()
})

it('several that are refused for the same reason are told once, and tried again together', async () => {
  const { keys, calls, store } = await open([ticket(1, 'Logo'), ticket(2, 'Prices'), ticket(3, 'Fonts')], {
    onDone: async () => json({ error: 'Ten tickets at most' }, { status: 402 }),
  })
  for (const name of ['Logo', 'Prices', 'Fonts']) await keys.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  await keys.click(within(await screen.findByRole('region', { name: 'Selected tickets' })).getByRole('button', { name: 'Mark as done' }))
  const told = () => selectToasts(store.getState()).map(({ kind, key, link }) => [kind, key, link])
  const once = [['error', '3 tickets were not changed: Ten tickets at most', 'upgrade']]
  await waitFor(() => expect(told()).toEqual(once))
  act(() => store.dispatch(runToastAction(selectToasts(store.getState())[0]?.id ?? '')))
  await waitFor(() => expect(calls.filter(({ url }) => url.endsWith('/done'))).toHaveLength(6))
  await waitFor(() => expect(told()).toEqual(once))
})

it('a press that closes a popup opens no ticket, and what has opened it says so', async () => {
  const { keys } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')], { at: '/tickets?ticket=1' })
  const due = await pane().findByRole('button', { name: 'Due date' })
  expect(due).toHaveAttribute('aria-expanded', 'false')
  await act(() => keys.click(due))
  expect(await screen.findByRole('dialog', { name: 'Due date' })).toBeVisible()
  expect(due).toHaveAttribute('aria-expanded', 'true')
  await keys.click(screen.getByText('About Prices'))
  await title('Logo')
  expect(location.search).toContain('ticket=1')
})
