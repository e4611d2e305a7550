import { act, screen, waitFor, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { setWide, stopIslands } from '../renderIsland'
import { HARBOUR, open, ticket, title } from './deskSupport'

beforeEach(() => {
  setWide(true)
  localStorage.clear()
})
afterEach(stopIslands)

describe('the website of a ticket', () => {
  const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent ?? '')
  const at = (name: string) => rows().filter((row) => row.includes(name)).length
  const pick = async (keys: ReturnType<typeof userEvent.setup>) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Move to another website' }))
    await keys.type(await dialog.findByRole('combobox'), 'Harb')
    await keys.click(await screen.findByRole('option', { name: /Harbour/ }))
    await keys.click(dialog.getByRole('button', { name: 'Move' }))
  }

  it('is another one after m, and the one before after z', async () => {
    const { keys, toast } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')])
    ;(await screen.findByRole('link', { name: 'Logo' })).focus()
    await act(() => keys.keyboard('m'))
    await pick(keys)
    await waitFor(() => expect(toast()?.key).toBe('“Logo” moved to Harbour'))
    expect([at('Harbour'), at('Tidal')]).toEqual([1, 1])
    await waitFor(() => expect(screen.getByRole('link', { name: 'Logo' })).toHaveFocus())
    await keys.keyboard('z')
    await waitFor(() => expect([at('Harbour'), at('Tidal')]).toEqual([0, 2]))
  })

  it('is another one for all that are selected', async () => {
    const { keys, toast, answerToast } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')])
    await keys.click(await screen.findByRole('checkbox', { name: 'Select Logo' }))
    await keys.click(screen.getByRole('checkbox', { name: 'Select Prices' }))
    const button = await screen.findByRole('button', { name: 'Move to another website' })
    await act(() => keys.click(button))
    await pick(keys)
    await waitFor(() => expect(toast()?.key).toBe('2 tickets moved to Harbour'))
    expect(at('Harbour')).toBe(2)
    await answerToast()
    await waitFor(() => expect(at('Tidal')).toBe(2))
  })

  it('is asked for with the colleagues who would see the ticket there', async () => {
    const users = [
      { id: 2, name: 'jonas', forename: 'Jonas', surname: 'Falk', roles: ['partner_manager'], active: true },
      { id: 3, name: 'sally', forename: 'Sally', surname: 'Reed', roles: ['partner_editor'], active: true },
      { id: 4, name: 'tom', forename: 'Tom', surname: 'Berg', roles: ['partner_editor'], active: true },
      { id: 5, name: 'ada', forename: 'Ada', surname: 'Kahn', roles: ['partner_sales'], active: true },
    ]
    const harbour = { ...HARBOUR, assigned_to: users[1], created_by: users[3] }
    const { keys } = await open([ticket(1, 'Logo')], { users, websites: [harbour] })
    ;(await screen.findByRole('link', { name: 'Logo' })).focus()
    await act(() => keys.keyboard('m'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move to another website' }))
    await keys.type(await dialog.findByRole('combobox'), 'Harb')
    await keys.click(await screen.findByRole('option', { name: /Harbour/ }))
    // Editors and sellers see their own websites alone, and those that they made are theirs.
    await waitFor(() =>
      expect(dialog.getByText(/^Would see/)).toHaveTextContent('Would see this entry: Ada Kahn, Jonas Falk, and Sally Reed'),
    )
  })

  it('is given a tag from the open ticket by t, and loses it by z', async () => {
    const { keys, calls } = await open([ticket(1, 'Logo')], { at: '/tickets?ticket=1' })
    await title('Logo')
    await act(() => keys.keyboard('t'))
    const panel = within(await screen.findByRole('dialog', { name: 'Tags' }))
    await keys.click(await panel.findByRole('checkbox', { name: 'VIP' }))
    await waitFor(() => expect(panel.getByRole('checkbox', { name: 'VIP' })).toBeChecked())
    expect(calls.filter(({ url }) => url.includes('/tag/3')).map(({ init }) => init.method)).toEqual(['POST'])
    await keys.keyboard('{Escape}')
    await keys.keyboard('z')
    await waitFor(() => expect(calls.filter(({ url }) => url.includes('/tag/3'))).toHaveLength(2))
  })
})
