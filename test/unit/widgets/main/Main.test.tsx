import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement, useState } from 'react'
import * as v from 'valibot'
import { defineIsland, type IslandModule } from '../../../../src/islands'
import { useMessages } from '../../../../src/i18n'
import { parseMessages } from '../../../../src/i18n/parseMessages'
import { type PageStore, selectErrors, useAddress, usePlace } from '../../../../src/store'
import { createScreenCache } from '../../../../widgets/main/createScreenCache'
import { Main } from '../../../../widgets/main/Main'
import type { Screen } from '../../../../widgets/main/Screen'
import { renderIsland, stopIslands } from '../renderIsland'

const ROUTES = {
  partner_index: '/',
  partner_profile: '/profile',
  partner_clients: '/clients',
  partner_website_details: '/website/{website}',
  partner_unassigned_emails: '/unassigned_emails',
}

/** A screen whose module arrives when told. */
function screenOf(route: string, title: string) {
  const module: IslandModule = { default: defineIsland({ component: () => createElement('h1', null, title) }) }
  const load = jest.fn(() => Promise.resolve(module))
  return { route, name: title, load }
}

const profile = () => screenOf('partner_profile', 'Profile')
const clients = () => screenOf('partner_clients', 'Clients')

async function show(at: string, screens: readonly Screen[], data: object = {}) {
  const element = <Main screens={screens} cache={createScreenCache()} />
  return act(async () => renderIsland(element, { at, data: { routes: ROUTES, ...data } }))
}

beforeEach(() => {
  globalThis.scrollTo = jest.fn()
})
afterEach(stopIslands)

/** Goes somewhere as the links of the page do. */
const push = (store: PageStore, url: string) => act(async () => store.navigation.push(url))
const heading = (name: string) => screen.findByRole('heading', { name })

describe('the main area', () => {
  it('shows the screen of the route', async () => {
    await show('/profile', [profile(), clients()])
    expect(await heading('Profile')).toBeInTheDocument()
  })

  it('says that nobody is signed in, and asks for nothing', async () => {
    const one = profile()
    const { store } = await show('/profile', [one], { user: null })
    expect(screen.getByRole('alert')).toHaveTextContent('You are no longer signed in. Please sign in again.')
    const leave = jest.mocked(store.services.leavePage)
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(leave).toHaveBeenCalledWith(location.href, 'reload')
    expect(one.load).not.toHaveBeenCalled()
  })

  it('loads only the screen it shows', async () => {
    const [one, two] = [profile(), clients()]
    await show('/profile', [one, two])
    await heading('Profile')
    expect(one.load).toHaveBeenCalledTimes(1)
    expect(two.load).not.toHaveBeenCalled()
  })

  it('shows the overview where no other screen belongs', async () => {
    await show('/website/17', [profile(), screenOf('partner_index', 'Overview')])
    expect(await heading('Overview')).toBeInTheDocument()
  })

  it('gives a screen its own texts and the parameters of the route', async () => {
    function Details({ website }: { website: string }) {
      return <h1>{useMessages()('details.title', { website })}</h1>
    }
    const details = defineIsland({
      component: Details,
      props: v.object({ website: v.string() }),
      messages: async () => ({ default: parseMessages({ 'details.title': 'Website {website}' }, 'en') }),
    })
    const { store } = await show('/website/17', [
      { route: 'partner_website_details', name: 'details', load: async () => ({ default: details }) },
    ])
    expect(await heading('Website 17')).toBeInTheDocument()
    await push(store, '/website/18')
    expect(await heading('Website 18')).toBeInTheDocument()
  })

  it('keeps what is typed in a screen while only the hash changes', async () => {
    function Counter() {
      const [count, setCount] = useState(0)
      return (
        <button type="button" onClick={() => setCount(count + 1)}>
          {count}
        </button>
      )
    }
    const counter = { route: 'partner_profile', name: 'counter', load: async () => ({ default: defineIsland({ component: Counter }) }) }
    const { store } = await show('/profile', [counter])
    await userEvent.click(await screen.findByRole('button'))
    await push(store, '/profile#absence')
    expect(screen.getByRole('button')).toHaveTextContent('1')
  })
})

describe('navigation', () => {
  it('stays on the page for routes that have a screen, and only for those', async () => {
    const { store, leavePage } = await show('/profile', [profile(), clients()])
    await heading('Profile')
    await push(store, '/clients')
    expect(await heading('Clients')).toBeInTheDocument()
    expect(location.pathname).toBe('/clients')
    await push(store, '/website/17')
    expect(leavePage).toHaveBeenCalledWith(expect.stringContaining('/website/17'), 'assign')
  })

  it('leaves the screen before in place until the next is ready', async () => {
    const next = clients()
    const { default: definition } = await next.load()
    let arrive: (module: IslandModule) => void = () => undefined
    next.load.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    const { store, container } = await show('/profile', [profile(), next])
    await heading('Profile')
    await push(store, '/clients')
    expect(screen.getByRole('heading', { name: 'Profile' })).toBeInTheDocument()
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeInTheDocument()
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull()
    await act(async () => arrive({ default: definition }))
    expect(await heading('Clients')).toBeInTheDocument()
    expect(screen.queryByRole('status', { name: 'Loading…' })).not.toBeInTheDocument()
  })

  it('leaves the screen before at its own address until the next is ready', async () => {
    function List() {
      const [query] = useAddress()
      return <h1>{`List ${usePlace().route} ${query.get('page')}`}</h1>
    }
    const list = { route: 'partner_index', name: 'list', load: async () => ({ default: defineIsland({ component: List }) }) }
    const next = clients()
    const { default: definition } = await next.load()
    let arrive: (module: IslandModule) => void = () => undefined
    next.load.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    const { store } = await show('/?page=2', [list, next])
    await push(store, '/?page=3')
    await push(store, '/clients?page=9')
    expect(await heading('List partner_index 3')).toBeInTheDocument()
    await act(async () => arrive({ default: definition }))
    expect(await heading('Clients')).toBeInTheDocument()
    await push(store, '/?page=4')
    expect(await heading('List partner_index 4')).toBeInTheDocument()
  })

  it('moves the focus to the heading of the new screen, says it, and goes to the top', async () => {
    const { store, container } = await show('/profile', [profile(), clients()])
    expect(await heading('Profile')).not.toHaveFocus()
    await push(store, '/clients')
    expect(await heading('Clients')).toHaveFocus()
    expect(container.querySelector('[aria-live="polite"]')).toHaveTextContent('Clients')
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
  })

  it('leaves focus and scrolling to the screen where the address has a hash', async () => {
    const { store } = await show('/clients', [profile(), clients()])
    await heading('Clients')
    await push(store, '/profile#absence')
    expect(await heading('Profile')).not.toHaveFocus()
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('goes back to where the user was', async () => {
    const { store } = await show('/profile', [profile(), clients()])
    await heading('Profile')
    Object.assign(globalThis, { scrollY: 640 })
    dispatchEvent(new Event('scroll'))
    await push(store, '/clients')
    await heading('Clients')
    await act(async () => {
      const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
      history.back()
      await arrived
    })
    await heading('Profile')
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' })
  })
})

it('goes back to the link that was followed, where the screen still has it', async () => {
  const list = (): IslandModule => ({
    default: defineIsland({
      component: () => (
        <>
          <h1>List</h1>
          <a href="/website/1">One</a>
          <a href="/clients">Two</a>
        </>
      ),
    }),
  })
  const { store } = await show('/profile', [{ ...profile(), load: () => Promise.resolve(list()) }, clients()])
  await heading('List')
  screen.getByRole('link', { name: 'Two' }).focus()
  await push(store, '/clients')
  expect(await heading('Clients')).toHaveFocus()
  await act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await arrived
  })
  await heading('List')
  expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus()
  await push(store, '/clients')
  await push(store, '/profile')
  expect(await heading('List')).toHaveFocus()
})

describe('a screen that cannot be loaded', () => {
  it('is told in its place, and comes with the next try', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = profile()
    broken.load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    const { store } = await show('/profile', [broken])
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline')
    expect(selectErrors(store.getState())).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading('Profile')).toBeInTheDocument()
    online.mockRestore()
    error.mockRestore()
  })

  it('does not hold up the other screens', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = profile()
    broken.load.mockRejectedValue(new TypeError('gone'))
    const { store } = await show('/profile', [broken, clients()])
    await screen.findByRole('alert')
    await push(store, '/clients')
    expect(await heading('Clients')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    online.mockRestore()
    error.mockRestore()
  })
})

describe('a link to another screen', () => {
  async function hint(saveData: boolean) {
    const { connection } = navigator as Navigator & { connection?: unknown }
    Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })
    const [one, two] = [profile(), clients()]
    await show('/profile', [one, two])
    await heading('Profile')
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/clients' }))
    await act(async () => {
      link.dispatchEvent(new Event('pointerover', { bubbles: true, composed: true }))
      link.dispatchEvent(new Event('focusin', { bubbles: true, composed: true }))
    })
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    return two.load.mock.calls.length
  }

  it('has its code loaded once when it is pointed at', async () => {
    expect(await hint(false)).toBe(1)
  })

  it('loads nothing for visitors who save data', async () => {
    expect(await hint(true)).toBe(0)
  })
})
