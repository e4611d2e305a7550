import { act, screen, waitFor } from '@testing-library/react'
import { selectToasts } from '../../../../src/store'
import { setWide, stopIslands } from '../renderIsland'
import { item, link, open, pressToast, TICKET, TODAY, TODO } from './support'

beforeEach(() => {
  setWide(true)
  localStorage.clear()
})
afterEach(stopIslands)

it('puts a ticket off until the customer writes', async () => {
  const { keys, calls } = await open([TICKET, TODO])
  act(() => link('Logo').focus())
  await keys.keyboard('s')
  await keys.click(await screen.findByRole('button', { name: 'Until the customer replies' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Logo' })).not.toBeInTheDocument())
  expect(calls).toEqual(['/website/7/log/1/message {"snoozedUntilReply":true}'])
  await waitFor(() => expect(link('Call the printer')).toHaveFocus())
})

it('puts a to-do off to another day', async () => {
  const { keys, calls } = await open([TODO, TICKET])
  await act(() => keys.click(screen.getByRole('button', { name: 'Change due date: Call the printer' })))
  await keys.click(await screen.findByRole('button', { name: /^Tomorrow/ }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Call the printer' })).not.toBeInTheDocument())
  expect(calls[0]).toMatch(/^\/website\/7\/todo\/2\/edit \{"dueDate":"\d{4}-\d\d-\d\d"\}$/)
})

it('keeps a to-do that is put off to today, which still waits', async () => {
  const { keys, calls } = await open([TODO, TICKET])
  await act(() => keys.click(screen.getByRole('button', { name: 'Change due date: Call the printer' })))
  await keys.click(await screen.findByRole('button', { name: /^Today/ }))
  await waitFor(() => expect(calls).toEqual([`/website/7/todo/2/edit {"dueDate":"${TODAY}"}`]))
  expect(link('Call the printer')).toBeInTheDocument()
})

it('has buttons that open, say so, and close again', async () => {
  const { keys } = await open([TODO, TICKET])
  const button = screen.getByRole('button', { name: 'Change due date: Call the printer' })
  expect(button).toHaveAttribute('aria-haspopup', 'dialog')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await act(() => keys.click(button))
  expect(await screen.findByRole('dialog', { name: 'Change due date' })).toBeInTheDocument()
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await keys.click(button)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change due date' })).not.toBeInTheDocument())
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

it('takes back by its key what was done last, be it in a popup', async () => {
  const { keys, calls } = await open([TICKET, item('website', 7, 'Tidal', 6)])
  await keys.click(screen.getByRole('button', { name: 'Mark as done: Logo' }))
  await screen.findByRole('button', { name: 'All 1' })
  await act(() => keys.click(screen.getByRole('button', { name: 'Change due date: Tidal' })))
  await keys.click(await screen.findByRole('button', { name: /^Tomorrow/ }))
  await screen.findByText('Nothing waits for you')
  await keys.keyboard('z')
  expect(await screen.findByRole('link', { name: 'Tidal' })).toBeInTheDocument()
  expect(calls.filter((call) => call.includes('due-date'))).toHaveLength(2)
  expect(calls.filter((call) => call.includes('/done'))).toHaveLength(1)
})

it('shows again what a popup has put off, when that is taken back by the toast before the queue is loaded again', async () => {
  const { keys, store } = await open([item('website', 7, 'Tidal', 6)], { isSlow: true })
  await act(() => keys.click(screen.getByRole('button', { name: 'Change due date: Tidal' })))
  await keys.click(await screen.findByRole('button', { name: /^Tomorrow/ }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Tidal' })).not.toBeInTheDocument())
  await waitFor(() => expect(selectToasts(store.getState()).map(({ actionKey }) => actionKey)).toEqual(['partner.general.undo']))
  pressToast(store, /Tidal/)
  expect(await screen.findByRole('link', { name: 'Tidal' })).toBeInTheDocument()
})

it('cannot put off a domain that does not work', async () => {
  await open([item('domain', 4, 'tidal.test', 30, { fault: 'ssl', dueDate: null })])
  expect(screen.getByText('Domain has no certificate')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /notices/ })).not.toBeInTheDocument()
})
