import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { filterSidebarClosed, filterSidebarOpened, filtersChanged } from '../../../../src/store'
import { go, seeFocus, setWide, stopIslands } from '../renderIsland'
import { renderSidebar } from './sidebarSupport'

beforeEach(() => {
  jest.useFakeTimers()
  setWide(true)
})
afterEach(() => {
  stopIslands()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const panel = () => screen.getByRole('navigation', { name: 'Views' })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

describe('the sidebar is hidden', () => {
  it.each([
    ['general domains', '/domains'],
    ['domains of a website', '/website/17/domains'],
    ['settings', '/account'],
    ['profile', '/profile'],
    ['clients', '/clients'],
    ['reseller settings', '/partner-settings'],
  ])('on %s', (_, at) => {
    const { host } = renderSidebar({ at })
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    expect(host).toHaveAttribute('data-sidebar', 'hidden')
  })

  it('and comes back on another screen', () => {
    const { store } = renderSidebar({ at: '/profile' })
    go(store, '/tickets')
    expect(panel()).toBeInTheDocument()
  })
})

describe('the sidebar collapses', () => {
  it('not by default', () => {
    const { host } = renderSidebar()
    expect(panel()).toHaveAttribute('data-panel', 'expanded')
    expect(host).toHaveAttribute('data-sidebar', 'expanded')
  })

  it('on a path with /website/, and expands afterwards', () => {
    const { store, host } = renderSidebar({ at: '/website/17' })
    expect(panel()).toHaveAttribute('data-panel', 'rail')
    expect(host).toHaveAttribute('data-sidebar', 'collapsed')
    go(store, '/websites')
    expect(panel()).toHaveAttribute('data-panel', 'expanded')
  })

  it('while filters are being set', () => {
    const { store } = renderSidebar()
    act(() => void store.dispatch(filterSidebarOpened()))
    expect(panel()).toHaveAttribute('data-panel', 'rail')
    act(() => void store.dispatch(filterSidebarClosed()))
    expect(panel()).toHaveAttribute('data-panel', 'expanded')
  })

  it('while a filter narrows the view', () => {
    const { store } = renderSidebar({ at: '/websites' })
    const filter = (active: number) => act(() => void store.dispatch(filtersChanged({ view: 'all-websites', filters: { active } })))
    filter(1)
    expect(panel()).toHaveAttribute('data-panel', 'rail')
    filter(0)
    expect(panel()).toHaveAttribute('data-panel', 'expanded')
  })

  it('but keeps its links within reach, with their names', () => {
    renderSidebar({ at: '/website/17' })
    expect(screen.getByRole('link', { name: 'Overdue websites' })).toBeInTheDocument()
  })
})

describe('the collapsed sidebar', () => {
  it('opens over the page 150 ms after the pointer came, and closes 300 ms after it left', () => {
    const { host } = renderSidebar({ at: '/website/17' })
    fireEvent.pointerEnter(panel())
    pass(149)
    expect(panel()).toHaveAttribute('data-panel', 'rail')
    pass(1)
    expect(panel()).toHaveAttribute('data-panel', 'overlay')
    fireEvent.pointerLeave(panel())
    pass(299)
    expect(panel()).toHaveAttribute('data-panel', 'overlay')
    pass(1)
    expect(panel()).toHaveAttribute('data-panel', 'rail')
    expect(host).toHaveAttribute('data-sidebar', 'collapsed')
  })

  it('stays closed when the pointer only passes by, and open when it comes back in time', () => {
    renderSidebar({ at: '/website/17' })
    fireEvent.pointerEnter(panel())
    pass(100)
    fireEvent.pointerLeave(panel())
    pass(1_000)
    expect(panel()).toHaveAttribute('data-panel', 'rail')
    fireEvent.pointerEnter(panel())
    pass(150)
    fireEvent.pointerLeave(panel())
    pass(200)
    fireEvent.pointerEnter(panel())
    pass(1_000)
    expect(panel()).toHaveAttribute('data-panel', 'overlay')
  })

  it('opens when the keyboard focus is inside, and closes after it has gone', async () => {
    seeFocus()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    renderSidebar({ at: '/website/17' })
    await user.tab()
    expect(screen.getByRole('link', { name: 'Next for me' })).toHaveFocus()
    pass(150)
    expect(panel()).toHaveAttribute('data-panel', 'overlay')
    await user.tab({ shift: true })
    pass(300)
    expect(panel()).toHaveAttribute('data-panel', 'rail')
  })

  it('is closed by Escape, while the pointer rests on it', () => {
    renderSidebar({ at: '/website/17' })
    fireEvent.pointerEnter(panel())
    pass(150)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(panel()).toHaveAttribute('data-panel', 'rail')
  })

  it('is kept open by the pin, until it is released', () => {
    renderSidebar({ at: '/website/17' })
    const pin = screen.getByRole('button', { name: 'Keep open' })
    expect(pin).toHaveAttribute('aria-pressed', 'false')
    fireEvent.click(pin)
    expect(pin).toHaveAttribute('aria-pressed', 'true')
    expect(panel()).toHaveAttribute('data-panel', 'expanded')
    fireEvent.click(pin)
    expect(panel()).toHaveAttribute('data-panel', 'rail')
  })

  it('offers no pin where it would not collapse', () => {
    renderSidebar()
    expect(screen.queryByRole('button', { name: 'Keep open' })).not.toBeInTheDocument()
  })
})

describe('on a narrow screen', () => {
  beforeEach(() => setWide(false))

  it('there is a notice instead of the sidebar, until it is hidden', () => {
    const { host } = renderSidebar()
    expect(host).toHaveAttribute('data-sidebar', 'narrow')
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getByText(/no room for the sidebar/)).toBeInTheDocument()
    expect(host).toHaveAttribute('data-sidebar-notice')
    fireEvent.click(screen.getByRole('button', { name: 'Hide' }))
    expect(host).not.toHaveAttribute('data-sidebar-notice')
    expect(screen.queryByText(/no room for the sidebar/)).not.toBeInTheDocument()
  })

  it('the button is there on screens that hide the sidebar, which nobody misses there', () => {
    renderSidebar({ at: '/clients' })
    expect(screen.getByRole('button', { name: 'Menu' })).toBeInTheDocument()
    expect(screen.queryByText(/no room for the sidebar/)).not.toBeInTheDocument()
  })

  it('the note stays hidden on the next screens', () => {
    const { store } = renderSidebar()
    fireEvent.click(screen.getByRole('button', { name: 'Hide' }))
    go(store, '/profile')
    go(store, '/tickets')
    expect(screen.queryByText(/no room for the sidebar/)).not.toBeInTheDocument()
  })

  it('a menu button opens the navigation as a dialog, which a click on an entry closes', async () => {
    const { store } = renderSidebar()
    store.navigation.claim(() => true)
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toHaveAttribute('open')
    fireEvent.click(screen.getByRole('link', { name: 'Overdue websites' }))
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(location.pathname).toBe('/overdue-websites')
  })

  it('becomes the sidebar when the window becomes wide', () => {
    renderSidebar()
    setWide(true)
    expect(panel()).toHaveAttribute('data-panel', 'expanded')
  })
})
