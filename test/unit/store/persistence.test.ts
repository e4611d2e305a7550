import {
  clearStorages,
  filterSidebarOpened,
  filtersChanged,
  openDialog,
  type PageStore,
  persistManagerState,
  purgePersisted,
  restoreManagerState,
  selectFilterSidebarOpen,
  selectFilters,
  selectSort,
  selectViewMode,
  showToast,
  signedOut,
  sortChanged,
  startPage,
  viewModeChanged,
} from '../../../src/store'
import { makeStore } from './support'

const KEY = 'partner-islands:manager:v1:3:7'
const DEFAULTS = { viewMode: 'kanban', filters: {}, sorts: {}, filterSidebarOpen: false }
const kept = (state: object) => JSON.stringify({ version: 1, state: { viewMode: 'list', filters: {}, sorts: {}, ...state } })
const manager = (store: PageStore) => store.getState().manager

let warn: jest.SpyInstance
beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const change = (store: PageStore) => store.dispatch(filtersChanged({ view: 'tickets', filters: { assignee: [7], text: 'a' } }))

describe('filters and views', () => {
  it('come back on the next page, with the filter sidebar closed', async () => {
    const first = makeStore().store
    const stop = persistManagerState(first)
    change(first)
    first.dispatch(viewModeChanged('list'))
    first.dispatch(sortChanged({ view: 'tickets', sort: '-createdAt' }))
    first.dispatch(filterSidebarOpened())
    await jest.advanceTimersByTimeAsync(300)
    stop()
    const second = makeStore().store
    await restoreManagerState(second)
    const state = second.getState()
    expect(selectFilters(state, 'tickets')).toEqual({ assignee: [7], text: 'a' })
    expect([selectViewMode(state), selectSort(state, 'tickets'), selectFilterSidebarOpen(state)]).toEqual(['list', '-createdAt', false])
  })

  it('are all that is kept', async () => {
    const { store } = makeStore()
    persistManagerState(store)
    change(store)
    store.dispatch(filterSidebarOpened())
    store.dispatch(showToast({ kind: 'info', key: 'Hello' }))
    store.dispatch(openDialog({ name: 'switch-partner' }))
    await jest.advanceTimersByTimeAsync(1_000)
    expect({ ...localStorage }).toEqual({ [KEY]: kept({ viewMode: 'kanban', filters: { tickets: { assignee: [7], text: 'a' } } }) })
    expect(sessionStorage.length).toBe(0)
  })

  it('are those of the same user at the same partner only', async () => {
    localStorage.setItem(KEY, kept({}))
    for (const data of [{ user: { id: 8 } }, { config: { partnerId: 4 } }]) {
      const { store } = makeStore(data)
      await restoreManagerState(store)
      expect(manager(store)).toEqual(DEFAULTS)
    }
  })

  it('are written when the page is left before they were', () => {
    const { store } = makeStore()
    persistManagerState(store)
    change(store)
    dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem(KEY)).toContain('assignee')
  })

  it('are not written when nothing has changed, nor after signing out', async () => {
    const { store } = makeStore()
    const write = jest.spyOn(Storage.prototype, 'setItem')
    persistManagerState(store)
    store.dispatch({ type: 'other' })
    await jest.advanceTimersByTimeAsync(1_000)
    change(store)
    store.dispatch(signedOut())
    dispatchEvent(new Event('pagehide'))
    await jest.advanceTimersByTimeAsync(1_000)
    expect(write).not.toHaveBeenCalled()
  })
})

describe('what cannot be used', () => {
  it.each([
    ['broken JSON', '{"version":1,"sta'],
    ['another shape', '[]'],
    ['null', 'null'],
    ['an older version', JSON.stringify({ version: 0, state: DEFAULTS })],
    ['a newer version', JSON.stringify({ version: 2, state: DEFAULTS })],
    ['an unknown mode', kept({ viewMode: 'cards' })],
    ['filters that are no filters', kept({ filters: { tickets: { a: { b: 1 } } } })],
    ['five megabytes', kept({ filters: { tickets: { text: 'x'.repeat(4_900_000) } } })],
  ])('is dropped and removed: %s', async (_, value) => {
    localStorage.setItem(KEY, value)
    const { store } = makeStore()
    await restoreManagerState(store)
    expect(manager(store)).toEqual(DEFAULTS)
    expect(localStorage.getItem(KEY)).toBeNull()
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('reaches no prototype', async () => {
    localStorage.setItem(
      KEY,
      '{"version":1,"state":{"viewMode":"list","filters":{"tickets":{"__proto__":{"polluted":1},"constructor":"x"}},"sorts":{},"__proto__":{"polluted":1}},"__proto__":{"polluted":1}}',
    )
    const { store } = makeStore()
    await restoreManagerState(store)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect(Object.getPrototypeOf(selectFilters(store.getState(), 'tickets'))).toBe(Object.prototype)
    expect(selectFilters(store.getState(), 'tickets')).not.toHaveProperty('polluted')
  })
})

/** A request of a database that succeeds in its own time. */
function succeeding(task: () => void = () => undefined): EventTarget {
  const request = new EventTarget()
  void Promise.resolve().then(() => {
    task()
    request.dispatchEvent(new Event('success'))
  })
  return request
}

describe('a storage that does not work', () => {
  const cases: [string, () => void][] = [
    [
      'throws when touched',
      () =>
        jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
          throw new DOMException('x', 'SecurityError')
        }),
    ],
    ['is not there', () => jest.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(null as never)],
    [
      'throws when read',
      () =>
        jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
          throw new Error('x')
        }),
    ],
  ]
  it.each(cases)('and %s breaks nothing and keeps nobody waiting', async (_, breakIt) => {
    breakIt()
    const { store } = makeStore()
    await restoreManagerState(store)
    const stop = persistManagerState(store)
    change(store)
    await jest.advanceTimersByTimeAsync(1_000)
    stop()
    purgePersisted()
    expect(selectFilters(store.getState(), 'tickets')).toEqual({ assignee: [7], text: 'a' })
  })

  it('because it is full is told once at most', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('x', 'QuotaExceededError')
    })
    const { store } = makeStore()
    persistManagerState(store)
    for (let time = 0; time < 3; time += 1) {
      change(store)
      await jest.advanceTimersByTimeAsync(300)
    }
    expect(warn.mock.calls.length).toBeLessThanOrEqual(1)
  })
})

describe('the restore', () => {
  const late = (milliseconds: number) => () =>
    new Promise<never>((resolve) => {
      setTimeout(resolve as () => void, milliseconds, { viewMode: 'list', filters: {}, sorts: {} })
    })

  it.each([
    [4_900, 4_900, 'list'],
    [5_100, 5_000, 'kanban'],
  ])('of %i ms opens the gate after %i ms', async (takes, opens, mode) => {
    const { store } = makeStore()
    let isOpen = false
    void restoreManagerState(store, late(takes)).then(() => (isOpen = true))
    await jest.advanceTimersByTimeAsync(opens - 1)
    expect(isOpen).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    expect(isOpen).toBe(true)
    expect(selectViewMode(store.getState())).toBe(mode)
  })

  it('that comes late never overwrites what the user has done', async () => {
    const { store } = makeStore()
    void restoreManagerState(store, late(5_100))
    await jest.advanceTimersByTimeAsync(5_000)
    change(store)
    await jest.advanceTimersByTimeAsync(10_000)
    expect(manager(store)).toMatchObject({ viewMode: 'kanban', filters: { tickets: { assignee: [7] } } })
  })

  it('that fails gives the defaults', async () => {
    const { store } = makeStore()
    await restoreManagerState(store, () => Promise.reject(new Error('x')))
    expect(manager(store)).toEqual(DEFAULTS)
  })

  it('without a user purges what we kept, and nothing else', async () => {
    localStorage.setItem(KEY, kept({}))
    localStorage.setItem('partner-islands:manager:v1:9:9', kept({}))
    for (const storage of [localStorage, sessionStorage]) storage.setItem('theirs', '1')
    sessionStorage.setItem('partner-islands:listOrder:3:7', '{}')
    const deleteDatabase = jest.fn(() => succeeding())
    const databases = async () => [{ name: 'partner-islands:drafts' }, { name: 'theirs' }]
    Object.assign(globalThis, { indexedDB: { databases, deleteDatabase } })
    const { store } = makeStore({ user: null })
    await restoreManagerState(store)
    await Promise.resolve()
    Reflect.deleteProperty(globalThis, 'indexedDB')
    expect(deleteDatabase.mock.calls).toEqual([['partner-islands:drafts']])
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['theirs'], ['theirs']])
    expect(manager(store)).toEqual(DEFAULTS)
  })
})

describe('a page', () => {
  it('is ready to show something when what was kept is back', async () => {
    localStorage.setItem(KEY, kept({ viewMode: 'list' }))
    const { store } = makeStore()
    const stop = await startPage(store)
    const mode = selectViewMode(store.getState())
    stop()
    store.services.tabs.close()
    expect(mode).toBe('list')
  })
})

describe('clearing the storages', () => {
  it('leaves nothing in either', async () => {
    localStorage.setItem('theirs', '1')
    sessionStorage.setItem('theirs', '1')
    await clearStorages()
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })

  it('empties the caches and removes our databases', async () => {
    const deleted: string[] = []
    // Ours is just being made for a draft, and in no list yet.
    const names = { caches: ['pages'], databases: [{ name: 'partner-islands:older' }, { name: 'theirs' }] }
    const deleteDatabase = (name: string) => succeeding(() => deleted.push(name))
    Object.assign(globalThis, {
      caches: { keys: async () => names.caches, delete: async (name: string) => deleted.push(name) },
      indexedDB: { databases: async () => names.databases, deleteDatabase },
    })
    try {
      await clearStorages()
    } finally {
      Reflect.deleteProperty(globalThis, 'caches')
      Reflect.deleteProperty(globalThis, 'indexedDB')
    }
    expect(deleted.toSorted()).toEqual(['pages', 'partner-islands:drafts', 'partner-islands:older'])
  })
})
