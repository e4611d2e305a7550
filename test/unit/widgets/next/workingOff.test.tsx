import { act, screen, waitFor } from '@testing-library/react'
import { runToastAction, selectToasts } from '../../../../src/store'
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
