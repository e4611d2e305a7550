import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createTabs, hasUnsavedChanges, ignoreUnsavedChanges, selectErrors, selectUser, useUnsavedChanges } from '../../../../src/store'
import { useKeptText } from '../../../../src/parts/drafts'
import { setWide, stopIslands } from '../renderIsland'
import { renderUserMenu } from './userMenuSupport'

const Unsaved = () => {
  useUnsavedChanges(true)
  return null
}

const Kept = () => {
  const [text, change] = useKeptText('begun')
  return <input aria-label="To-do" value={text} onChange={({ target }) => change(() => target.value)} />
}

beforeEach(() => setWide(true))
afterEach(() => {
  stopIslands()
  // The page of the test before is gone.
  ignoreUnsavedChanges()()
  localStorage.clear()
  sessionStorage.clear()
})

describe('logout', () => {
  it('clears both storages, tells the other tabs, and goes to the logout route', async () => {
    const { choose, store, leavePage } = renderUserMenu()
    const heard = jest.fn()
    const otherTab = createTabs('3:7')
    otherTab.on('logout', heard)
    localStorage.setItem('filters', 'mine')
    sessionStorage.setItem('draft', 'mine')
    const left = jest.fn()
    leavePage.mockImplementation(() => left(localStorage.length, sessionStorage.length))
    await choose('Log out')
    await waitFor(() => expect(leavePage).toHaveBeenCalledWith('/logout', 'assign'))
    expect(left.mock.calls).toEqual([[0, 0]])
    expect(selectUser(store.getState())).toBeNull()
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
    otherTab.close()
  })

  it('asks first when something is not saved, and does nothing when the answer is no', async () => {
    const { choose, keys, leavePage } = renderUserMenu()
    render(<Unsaved />)
    await choose('Log out')
    expect(await screen.findByRole('dialog', { name: 'Log out without saving?' })).toBeInTheDocument()
    await keys.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(leavePage).not.toHaveBeenCalled()
  })

  it('asks first when a text is on the page that this browser alone keeps', async () => {
    const { choose, keys, leavePage } = renderUserMenu()
    render(<Kept />)
    await keys.type(screen.getByRole('textbox', { name: 'To-do' }), 'Call Ada')
    await choose('Log out')
    expect(await screen.findByRole('dialog', { name: 'Log out without saving?' })).toBeInTheDocument()
    expect(leavePage).not.toHaveBeenCalled()
  })

  it('goes after the question was answered, without another one by the browser', async () => {
    const { choose, keys, leavePage } = renderUserMenu()
    render(<Unsaved />)
    const leave = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(leave()).toBe(true)
    await choose('Log out')
    await keys.click(await screen.findByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(leavePage).toHaveBeenCalledWith('/logout', 'assign'))
    expect(leave()).toBe(false)
  })

  it('does nothing but tell on a page that has no logout route', async () => {
    const { choose, store, leavePage } = renderUserMenu({ routes: { partner_index: '/' } })
    const view = render(<Unsaved />)
    await choose('Log out')
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(selectErrors(store.getState())).toHaveLength(1))
    expect(selectUser(store.getState())).not.toBeNull()
    expect(hasUnsavedChanges()).toBe(true)
    expect(leavePage).not.toHaveBeenCalled()
    view.unmount()
    expect(hasUnsavedChanges()).toBe(false)
  })
})
