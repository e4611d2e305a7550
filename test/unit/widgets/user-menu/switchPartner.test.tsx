import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createTabs, ignoreUnsavedChanges, openDialog, selectDialogs, selectToasts, useUnsavedChanges } from '../../../../src/store'
import { json } from '../../http/support'
import { setWide, stopIslands } from '../renderIsland'
import { renderUserMenu } from './userMenuSupport'

beforeEach(() => setWide(true))
afterEach(() => {
  stopIslands()
  // The page of the test before is gone.
  ignoreUnsavedChanges()()
  sessionStorage.clear()
})

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const option = (name: RegExp) => screen.getByRole('option', { name })
const field = () => screen.getByRole('combobox', { name: 'Search partners' })
const posts = (calls: { url: string; init: RequestInit }[]) => calls.filter(({ init }) => init.method === 'POST').map(({ url }) => url)

async function openSwitch(given: Parameters<typeof renderUserMenu>[0] = {}) {
  const made = renderUserMenu({ replies: [json({ url: '/' })], ...given })
  await made.choose('Switch partner')
  await screen.findByText('Support')
  return made
}

describe('the dialog', () => {
  it('lists the partners with logo or initials and role, the current one marked and first', async () => {
    await openSwitch()
    expect(options()).toEqual(['NWNordlicht WebstudioManagerCurrent', 'ÅSÅngström SöhneSupport', 'Brücke DigitalAdmin'])
    expect(option(/Nordlicht/)).toHaveAttribute('aria-selected', 'true')
    expect(option(/Brücke/).querySelector('img')).toHaveAttribute('src', '/logo.png')
  })

  it('finds partners by parts of their name, without accents, and counts aloud', async () => {
    const { keys } = await openSwitch()
    expect(field()).toHaveFocus()
    await keys.keyboard('sohne ang')
    expect(options()).toEqual(['ÅSÅngström SöhneSupport'])
    expect(screen.getByText('1 match')).toHaveAttribute('aria-live', 'polite')
    await keys.keyboard('x')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
    expect(screen.getAllByText('No matches')).not.toHaveLength(0)
  })

  it('may be opened by other islands too, and goes from the list of dialogs when it is closed', async () => {
    setWide(false)
    const { store, keys } = renderUserMenu()
    act(() => void store.dispatch(openDialog({ name: 'switch-partner' })))
    await keys.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(selectDialogs(store.getState())).toEqual([]))
  })
})

describe('switching', () => {
  it('works with arrows and Enter, goes where the server says, and tells the other tabs', async () => {
    const heard = jest.fn()
    const otherTab = createTabs('3:7')
    otherTab.on('partner-changed', heard)
    const { keys, calls, leavePage } = await openSwitch()
    await keys.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(leavePage).toHaveBeenCalledWith(`${location.origin}/`, 'assign'))
    expect(posts(calls)).toEqual(['/profile/partner/9/select'])
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ type: 'partner-changed', partnerId: 9 }))
    otherTab.close()
  })

  it('puts the partners used lately first the next time', async () => {
    const first = await openSwitch()
    await first.keys.click(option(/Brücke/))
    await waitFor(() => expect(first.leavePage).toHaveBeenCalled())
    stopIslands()
    await openSwitch()
    expect(options().map((text) => text?.slice(0, 6))).toEqual(['NWNord', 'Brücke', 'ÅSÅngs'])
  })

  it('asks the server once, however often one clicks, and is busy until the page goes', async () => {
    const { calls, leavePage } = await openSwitch()
    fireEvent.click(option(/Brücke/))
    fireEvent.click(option(/Brücke/))
    fireEvent.click(option(/Ångström/))
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    await waitFor(() => expect(leavePage).toHaveBeenCalledTimes(1))
    expect(posts(calls)).toHaveLength(1)
  })

  it.each([
    ['the server refuses', json({ error: 'No seat left' }, { status: 422 }), 'No seat left'],
    ['the line is cut', new TypeError('Failed to fetch'), 'partner.error.unreachable'],
    ['the address is not ours', json({ url: 'https://evil.example/' }), 'partner.error.foreign_target'],
  ])('stays usable when %s', async (_, reply, message) => {
    const { keys, store, leavePage } = await openSwitch({ replies: [reply, json({ url: '/' })] })
    await keys.click(option(/Brücke/))
    await waitFor(() => expect(selectToasts(store.getState())).toMatchObject([{ kind: 'error', key: message }]))
    expect(leavePage).not.toHaveBeenCalled()
    await keys.click(option(/Brücke/))
    await waitFor(() => expect(leavePage).toHaveBeenCalledTimes(1))
  })

  it('to the partner one is at closes the dialog', async () => {
    const { keys, calls, store } = await openSwitch()
    await keys.click(option(/Nordlicht/))
    await waitFor(() => expect(selectDialogs(store.getState())).toEqual([]))
    expect(posts(calls)).toEqual([])
  })

  it('asks first when something is not saved', async () => {
    const Unsaved = () => {
      useUnsavedChanges(true)
      return null
    }
    const { keys, calls, leavePage } = await openSwitch()
    render(<Unsaved />)
    await keys.click(option(/Brücke/))
    expect(await screen.findByRole('dialog', { name: 'Switch without saving?' })).toBeInTheDocument()
    expect(posts(calls)).toEqual([])
    await keys.click(screen.getByRole('button', { name: 'Switch' }))
    await waitFor(() => expect(leavePage).toHaveBeenCalledTimes(1))
  })
})
