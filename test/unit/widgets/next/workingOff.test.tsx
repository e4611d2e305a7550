import { act, screen, waitFor } from '@testing-library/react'
import { runToastAction, selectToasts } from '../../../../src/store'
import { followNetwork } from '../../../../src/store/network/followNetwork'
import { holdBack } from '../holdBack'
import { setWide, stopIslands } from '../renderIsland'
import { link, open, pressToast, TICKET, TODO } from './support'

beforeEach(() => {
  setWide(true)
  localStorage.clear()
})
afterEach(stopIslands)

it('is worked off with one key, which z takes back', async () => {
  const { keys, calls } = await open([TICKET, TODO])
  act(() => link('Logo').focus())
  await keys.keyboard('e')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Logo' })).not.toBeInTheDocument())
  expect(link('Call the printer')).toHaveFocus()
  await waitFor(() => expect(calls).toEqual(['/website/7/log/1/done {"value":true}']))
  await keys.keyboard('z')
  expect(await screen.findByRole('link', { name: 'Logo' })).toBeInTheDocument()
  expect(calls).toContain('/website/7/log/1/done {"value":false}')
})

it('goes on with the row before after the last, and with the list when there is none', async () => {
  const { keys } = await open([TICKET, TODO])
  act(() => link('Logo').focus())
  await keys.keyboard('j')
  expect(link('Call the printer')).toHaveFocus()
  await keys.keyboard('e')
  await waitFor(() => expect(link('Logo')).toHaveFocus())
  await keys.keyboard('e')
  const empty = await screen.findByText('Nothing waits for you')
  await waitFor(() => expect(document.activeElement).toContainElement(empty))
  expect(screen.getByRole('button', { name: 'Show what waits for the team' })).toBeInTheDocument()
})

it('keeps what the server refuses, and says why', async () => {
  const { keys, store } = await open([TICKET, TODO], { fails: (call) => call.includes('/done') })
  await keys.click(screen.getByRole('button', { name: 'Mark as done: Logo' }))
  await waitFor(() => expect(JSON.stringify(store.getState().toasts)).toContain('error'))
  expect(link('Logo')).toBeInTheDocument()
})

it('leaves the focus to whoever went on to something else meanwhile', async () => {
  const { keys } = await open([TICKET, TODO])
  const elsewhere = document.body.appendChild(document.createElement('input'))
  act(() => link('Logo').focus())
  await keys.keyboard('e')
  act(() => elsewhere.focus())
  await waitFor(() => expect(screen.getByRole('button', { name: 'All 1' })).toBeInTheDocument())
  expect(elsewhere).toHaveFocus()
})

it('asks for the queue again, so that its numbers are right without news from the server', async () => {
  const { keys, store } = await open([TICKET, TODO])
  await keys.click(screen.getByRole('button', { name: 'Mark as done: Logo' }))
  expect(await screen.findByRole('button', { name: 'All 1' })).toBeInTheDocument()
  pressToast(store, /Logo/)
  expect(await screen.findByRole('button', { name: 'All 2' })).toBeInTheDocument()
})

it('takes something back once, by the key or the toast, and again when that failed', async () => {
  let isDown = false
  const { keys, calls, store } = await open([TICKET, TODO], { fails: (call) => isDown && call.includes('false') })
  await keys.click(screen.getByRole('button', { name: 'Mark as done: Logo' }))
  await screen.findByRole('button', { name: 'All 1' })
  isDown = true
  await keys.keyboard('z')
  await waitFor(() => expect(selectToasts(store.getState()).map(({ actionKey }) => actionKey)).toEqual(['partner.general.retry']))
  await keys.keyboard('z')
  expect(calls).toHaveLength(2)
  isDown = false
  const [failed] = selectToasts(store.getState())
  act(() => store.dispatch(runToastAction(failed?.id ?? '')))
  expect(await screen.findByRole('link', { name: 'Logo' })).toBeInTheDocument()
})

it('tries again what the server refused', async () => {
  let isDown = true
  const { keys, store } = await open([TICKET, TODO], { fails: (call) => isDown && call.includes('/done') })
  await keys.click(screen.getByRole('button', { name: 'Mark as done: Logo' }))
  await waitFor(() => expect(selectToasts(store.getState()).map(({ actionKey }) => actionKey)).toEqual(['partner.general.retry']))
  isDown = false
  const [failed] = selectToasts(store.getState())
  act(() => store.dispatch(runToastAction(failed?.id ?? '')))
  expect(await screen.findByRole('button', { name: 'All 1' })).toBeInTheDocument()
  expect(selectToasts(store.getState()).map(({ actionKey }) => actionKey)).toEqual(['partner.general.undo'])
})

it('keeps what was taken back when a list arrives that was asked for before', async () => {
  const lists = holdBack(({ pathname }) => pathname === '/api/next')
  const { keys } = await open([TICKET, TODO], { wrap: lists.wrap })
  lists.hold()
  await keys.click(screen.getByRole('button', { name: 'Mark as done: Logo' }))
  await waitFor(() => expect(lists.waiting).toHaveLength(1))
  await keys.keyboard('z')
  expect(await screen.findByRole('link', { name: 'Logo' })).toBeInTheDocument()
  await lists.through(0)
  // The one that follows is asked for as soon as this one is there.
  await waitFor(() => expect(lists.waiting).toHaveLength(2))
  expect(link('Logo')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'All 2' })).toBeInTheDocument()
  await lists.through(1)
  await keys.click(screen.getByRole('button', { name: 'Mark as done: Logo' }))
  await waitFor(() => expect(lists.waiting).toHaveLength(3))
  await lists.through(2)
  expect(screen.getByRole('button', { name: 'All 1' })).toBeInTheDocument()
})

it('says while the network is away that there is more than could be loaded, and has it when the network is back', async () => {
  const { keys, store } = await open([TICKET, TODO], { most: 1 })
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const stop = followNetwork(store)
  await keys.click(screen.getByRole('button', { name: 'Mark as done: Logo' }))
  expect(await screen.findByText('More is waiting, but could not be loaded')).toBeInTheDocument()
  expect(screen.getByText('You are offline. Please check your connection.')).toBeInTheDocument()
  expect(screen.queryByText('Nothing waits for you')).not.toBeInTheDocument()
  expect(screen.queryByText(/are shown; the others/)).not.toBeInTheDocument()

  online.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByRole('link', { name: 'Call the printer' })).toBeInTheDocument()
  stop()
  online.mockRestore()
})

it('never says that nothing waits while the others are on their way', async () => {
  const { keys } = await open([TICKET, TODO], { most: 1, isSlow: true })
  await keys.click(screen.getByRole('button', { name: 'Mark as done: Logo' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Logo' })).not.toBeInTheDocument())
  expect(screen.queryByText('Nothing waits for you')).not.toBeInTheDocument()
})
