import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextScreen } from '../../../../widgets/next/NextScreen'
import en from '../../../../widgets/next/messages/en.json'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'
import { item, link, open, routes, rows, serve, SILENT, TICKET, TODO } from './support'

beforeEach(() => {
  setWide(true)
  localStorage.clear()
})
afterEach(stopIslands)

it('says of each row what it is, why it waits, and what its points are made of', async () => {
  await open([TICKET, TODO, SILENT])
  const [ticket = '', todo = '', silent = ''] = rows()
  expect(ticket).toContain('Ticket')
  expect(ticket).toContain('Tidal')
  expect(ticket).toContain('Ada Byron')
  expect(ticket).toContain('Waiting for an answer for 3 days')
  expect(ticket).toContain('55 points')
  expect(ticket).toContain('40 + 3 × 5')
  expect(todo).toContain('Due yesterday')
  expect(silent).toContain('No word from the customer for 20 days')
  expect(silent).toContain('for 3 days')
  expect(link('Logo')).toHaveAttribute('href', '/tickets?ticket=1')
})

it('opens what ends other things: a reminder, a domain at its website', async () => {
  const { keys, leavePage } = await open([SILENT, item('domain', 4, 'tidal.test', 24)])
  await keys.click(screen.getByRole('button', { name: 'Write a reminder: Tidal' }))
  expect(leavePage).toHaveBeenCalledWith(expect.stringMatching(/websites=7&purpose=reminder$/), 'assign')
  expect(link('tidal.test')).toHaveAttribute('href', '/website/7/domains')
  expect(screen.getByText('Domain expires in 6 days')).toBeInTheDocument()
})

it('is narrowed to a kind by the address, with the counts of all', async () => {
  const { keys } = await open([TICKET, TODO])
  const kinds = within(screen.getByRole('group', { name: 'What is shown' }))
  expect(kinds.getByRole('button', { name: 'All 2' })).toHaveAttribute('aria-pressed', 'true')
  await keys.click(kinds.getByRole('button', { name: 'To-dos 1' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Logo' })).not.toBeInTheDocument())
  expect(location.search).toBe('?kind=todo')
  expect(kinds.getByRole('button', { name: 'Tickets 1' })).toBeInTheDocument()
})

it('says that it could not be narrowed, with another try', async () => {
  let isDown = true
  const { keys } = await open([TICKET, TODO], { fails: (call) => isDown && call.includes('kind=todo') })
  await keys.click(screen.getByRole('button', { name: 'To-dos 1' }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('link', { name: 'Logo' })).not.toBeInTheDocument()
  isDown = false
  await keys.click(again)
  await waitFor(() => expect(link('Call the printer')).toHaveFocus())
})

it('goes on with the first row where the button that showed more has gone', async () => {
  const { keys } = await open([TODO], { at: '/next?kind=ticket', first: 'No matches' })
  await keys.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(link('Call the printer')).toHaveFocus())
})

it('explains its order', async () => {
  const { keys } = await open([TICKET])
  await keys.click(screen.getByRole('button', { name: 'How this is ordered' }))
  const table = within(await screen.findByRole('table', { name: 'How this is ordered' }))
  expect(table.getByRole('row', { name: /^Ticket\s?since the customer wrote 40 5$/ })).toBeInTheDocument()
})

it('offers another try when it could not be loaded', async () => {
  const user = { id: 1, name: 'Ada', roles: ['partner_manager'] }
  const { reply } = serve([TICKET])
  renderIsland(<NextScreen />, {
    texts: en,
    data: { routes, user },
    at: '/next',
    replies: [() => json({ error: 'Down' }, { status: 500 }), reply],
  })
  const keys = userEvent.setup()
  await keys.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Logo' })).toBeInTheDocument()
})
