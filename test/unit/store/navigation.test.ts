import * as fc from 'fast-check'
import {
  filterSidebarOpened,
  filtersChanged,
  followLink,
  selectErrors,
  selectToasts,
  selectPlace,
  preferencesChanged,
  selectPreferences,
  selectSidebarPlace,
} from '../../../src/store'
import { makeStore } from './support'

const ORIGIN = location.origin
const popped = () => new Promise((resolve) => addEventListener('popstate', () => setTimeout(resolve), { once: true }))

function start(path: string, canStay: (url: string) => boolean = () => true) {
  history.replaceState(null, '', path)
  const made = makeStore()
  const { navigation } = made.store
  navigation.claim(canStay)
  const stop = navigation.start()
  stops.push(stop)
  return { ...made, navigation, place: () => selectPlace(made.store.getState()) }
}
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

describe('where we are', () => {
  it('is known from the start, with the route of the page', () => {
    const { place } = start('/website/17?a=1#messages')
    expect(place()).toMatchObject({
      path: '/website/17',
      hash: '#messages',
      route: 'partner_website',
      params: { website: '17' },
      state: null,
    })
  })

  it('may be nowhere that has a name', () => {
    expect(start('/somewhere/else').place()).toMatchObject({ route: null, params: {} })
  })
})

describe('going somewhere', () => {
  it('stays on the page when the main area shows the target', () => {
    const { navigation, place, leavePage } = start('/')
    navigation.toRoute('partner_website', { website: 17 }, { hash: 'log', state: { message: 5 } })
    expect(place()).toMatchObject({ route: 'partner_website', hash: '#log', state: { message: 5 } })
    expect(location.pathname).toBe('/website/17')
    navigation.replace('/tickets')
    expect(place()).toMatchObject({ route: 'partner_tickets', state: {} })
    expect(leavePage).not.toHaveBeenCalled()
  })

  it('loads the page when nobody shows the target', () => {
    const { navigation, leavePage, place } = start('/', (url) => url.endsWith('/tickets'))
    navigation.push('/websites')
    navigation.replace('/websites?page=2')
    expect(leavePage.mock.calls).toEqual([
      [`${ORIGIN}/websites`, 'assign'],
      [`${ORIGIN}/websites?page=2`, 'replace'],
    ])
    expect(place().path).toBe('/')
  })

  it('loads the page once the main area is gone', () => {
    const { navigation, leavePage } = start('/')
    navigation.claim(() => true)()
    navigation.push('/tickets')
    expect(leavePage).toHaveBeenCalledWith(`${ORIGIN}/tickets`, 'assign')
  })

  it('loads the page to and from the unassigned e-mails', () => {
    const there = start('/')
    there.navigation.toView('unassigned')
    expect(there.leavePage).toHaveBeenCalledWith(`${ORIGIN}/unassigned_emails`, 'assign')
    const back = start('/unassigned_emails')
    back.navigation.toView('tickets')
    expect(back.leavePage).toHaveBeenCalledWith(`${ORIGIN}/tickets`, 'assign')
  })

  it('loads the page when told to, and for other sites', () => {
    const { navigation, leavePage } = start('/')
    navigation.assign('/tickets')
    navigation.toRoute('partner_tickets', {}, { mode: 'assign' })
    navigation.push('https://webmail.example/')
    expect(leavePage.mock.calls.map(([url]) => url)).toEqual([`${ORIGIN}/tickets`, `${ORIGIN}/tickets`, 'https://webmail.example/'])
  })

  it('loads the page when the browser takes no further entry', () => {
    const { navigation, leavePage } = start('/')
    const push = jest.spyOn(history, 'pushState').mockImplementation(() => {
      throw new DOMException('Too many', 'SecurityError')
    })
    navigation.push('/tickets')
    push.mockRestore()
    expect(leavePage).toHaveBeenCalledWith(`${ORIGIN}/tickets`, 'assign')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://['])('refuses %s', (url) => {
    const { navigation, leavePage, store } = start('/')
    navigation.assign(url)
    navigation.push(url)
    expect(leavePage).not.toHaveBeenCalled()
    expect(selectErrors(store.getState())).toHaveLength(2)
    expect(selectToasts(store.getState())).toMatchObject([{ key: 'partner.error.foreign_target', count: 2 }])
  })

  it('adds no entry for where we are', () => {
    const { navigation } = start('/tickets')
    const before = history.length
    navigation.push('/tickets')
    expect(history.length).toBe(before)
  })

  it('says that a route does not exist', () => {
    const { navigation, store } = start('/')
    navigation.toRoute('partner_nowhere')
    expect(selectErrors(store.getState())).toMatchObject([{ type: 'notFound', route: 'partner_nowhere' }])
  })

  it('says that a view cannot be reached, and why', () => {
    const { navigation, store } = start('/')
    navigation.toView('reengage')
    expect(selectErrors(store.getState())).toMatchObject([
      { type: 'notFound', message: 'partner.error.manager_view', values: { cause: expect.stringContaining('partner_reengage') } },
    ])
  })
})

describe('the history', () => {
  it('shows the place of its entry, with what it was given', async () => {
    const { navigation, place } = start('/')
    navigation.push('/website/1', { message: 1 })
    navigation.push('/website/2')
    navigation.back()
    await popped()
    expect(place()).toMatchObject({ path: '/website/1', state: { message: 1 } })
    navigation.forward()
    await popped()
    expect(place()).toMatchObject({ path: '/website/2', state: {} })
  })

  it('loads an entry of ours that nobody shows any more', async () => {
    const { navigation, leavePage } = start('/')
    navigation.push('/website/1')
    navigation.push('/website/2')
    navigation.claim(() => false)
    navigation.back()
    await popped()
    expect(leavePage).toHaveBeenCalledWith(`${ORIGIN}/website/1`, 'reload')
  })

  it('leaves entries of other scripts to them, but knows where they lead', async () => {
    const { navigation, leavePage, place } = start('/')
    history.pushState({ turbo: {} }, '', '/tickets')
    navigation.sync()
    history.pushState({ partnerIslands: 'text' }, '', '/websites')
    navigation.sync()
    navigation.claim(() => false)
    navigation.back()
    await popped()
    expect(place()).toMatchObject({ path: '/tickets', state: null })
    expect(leavePage).not.toHaveBeenCalled()
  })

  it('and the place are the same after any steps', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('push' as const), to: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ kind: fc.constant('replace' as const), to: fc.integer({ min: 1, max: 9 }) }),
      fc.constant({ kind: 'back' as const }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { navigation, place } = start('/website/100')
        let depth = 0
        for (const each of steps) {
          if (each.kind === 'back') {
            if (depth === 0) continue
            depth -= 1
            navigation.back()
            await popped()
          } else {
            if (each.kind === 'push' && location.pathname !== `/website/${each.to}`) depth += 1
            navigation[each.kind](`/website/${each.to}`)
          }
          expect(place().url).toBe(location.href)
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('links', () => {
  const clickOn = (attributes: object, click: object = {}) => {
    const { navigation } = start('/')
    const link = Object.assign(document.createElement('a'), { href: '/tickets', ...attributes })
    const event = {
      button: 0,
      defaultPrevented: false,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      altKey: false,
      preventDefault: jest.fn(),
      currentTarget: link,
      ...click,
    }
    followLink(navigation, event)
    return { prevented: event.preventDefault.mock.calls.length === 1, path: location.pathname }
  }

  it('go on within the page on a plain click', () => {
    expect(clickOn({})).toEqual({ prevented: true, path: '/tickets' })
  })

  it.each([
    [{}, { ctrlKey: true }],
    [{}, { metaKey: true }],
    [{}, { shiftKey: true }],
    [{}, { button: 1 }],
    [{}, { defaultPrevented: true }],
    [{ target: '_blank' }, {}],
    [{ download: 'x' }, {}],
    [{ href: '/unassigned_emails' }, {}],
    [{ href: 'https://other.example/' }, {}],
  ])('are left to the browser otherwise: %j %j', (attributes, click) => {
    expect(clickOn(attributes, click)).toEqual({ prevented: false, path: '/' })
  })
})

describe('the sidebar', () => {
  it('is expanded, but not on pages of a website nor beside the filters, unless it is pinned', () => {
    const { navigation, store } = start('/')
    const pin = (pinsSidebar: boolean) => store.dispatch(preferencesChanged({ ...selectPreferences(store.getState()), pinsSidebar }))
    const expanded = () => selectSidebarPlace(store.getState()) === 'full'
    expect(expanded()).toBe(true)
    navigation.push('/website/17')
    expect(expanded()).toBe(false)
    pin(true)
    expect(expanded()).toBe(true)
    pin(false)
    navigation.push('/')
    store.dispatch(filterSidebarOpened())
    expect(expanded()).toBe(false)
  })

  it('is collapsed where a filter narrows the view, and there alone', () => {
    const { navigation, store } = start('/websites')
    const expanded = () => selectSidebarPlace(store.getState()) === 'full'
    const filter = (active: number) => store.dispatch(filtersChanged({ view: 'all-websites', filters: { q: 'bakery', active } }))
    filter(0)
    expect(expanded()).toBe(true)
    filter(2)
    expect(expanded()).toBe(false)
    navigation.push('/')
    expect(expanded()).toBe(true)
  })
})
