import { apiSlice } from '../../../src/api/call'
import { logout, returnToPartner, switchPartner } from '../../../src/api/shell'
import { api } from '../../../src/api/call/api'
import { call } from '../../../src/api/call/call'
import { keepAction } from '../../../src/api/personal/recentActions'
import { partner_goals, partner_profile_partner_select } from '../../../src/contract'
import {
  draftStore,
  injectSlice,
  keepListOrder,
  type PageStore,
  persistManagerState,
  selectErrors,
  selectPartnerLeft,
  selectPlace,
  selectToasts,
  selectUser,
  startPage,
  viewModeChanged,
} from '../../../src/store'
import { json } from '../http/support'
import { makeStore } from '../store/support'

const ORIGIN = location.origin
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  localStorage.clear()
  sessionStorage.clear()
})

async function start(...args: Parameters<typeof makeStore>) {
  const made = makeStore(...args)
  injectSlice(made.store, apiSlice)
  ends.push(await startPage(made.store), made.store.services.tabs.close)
  return made
}

const told = () => new Promise((resolve) => setTimeout(resolve, 50))
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

describe('switching the partner', () => {
  it('goes where the server says', async () => {
    const { store, leavePage, calls } = await start({}, [json({ url: '/websites' })])
    expect(await store.dispatch(switchPartner(4))).toBe(true)
    expect(calls).toMatchObject([{ url: '/profile/partner/4/select', init: { method: 'POST' } }])
    expect(leavePage).toHaveBeenCalledWith(`${ORIGIN}/websites`, 'assign')
  })

  it.each([
    { url: 'https://evil.example/' },
    { url: 'javascript:alert(1)' },
    { url: '' },
    { url: null },
    { url: 5 },
    { url: {} },
    {},
    null,
    [],
    '/websites',
  ])('goes nowhere else, and says so: %j', async (body) => {
    const { store, leavePage } = await start({}, [json(body)])
    expect(await store.dispatch(switchPartner(4))).toBe(false)
    expect(leavePage).not.toHaveBeenCalled()
    expect(selectToasts(store.getState())).toHaveLength(1)
  })

  it('says why the server refused', async () => {
    const { store, leavePage } = await start({}, [json({ error: 'Not yours' }, { status: 422 })])
    expect(await store.dispatch(switchPartner(4))).toBe(false)
    expect(leavePage).not.toHaveBeenCalled()
    expect(selectErrors(store.getState())).toMatchObject([{ message: 'Not yours', route: 'partner_profile_partner_select' }])
  })

  it('holds back every call of the other tabs, until one of them switches back', async () => {
    const one = await start({}, [json({ url: '/' })])
    const other = await start({}, [json({ result: {} })])
    await one.store.dispatch(switchPartner(4))
    await told()
    expect(selectPartnerLeft(other.store.getState())).toEqual({ to: 4 })
    const { write, read } = probes(other.store)
    const both = Promise.all([write(), read()])
    await told()
    expect(other.calls).toHaveLength(0)

    const third = await start({ config: { partnerId: 4 } }, [json({ url: '/' })])
    await third.store.dispatch(switchPartner(3))
    await told()
    expect(selectPartnerLeft(other.store.getState())).toBeNull()
    expect(await both).toMatchObject([{}, { data: { result: {} } }])
    expect(other.calls.map(({ url }) => url)).toEqual(['/profile/partner/5/select', '/goals'])
  })

  it('is noticed by a tab that nobody told, by the answer of the host, of which it reads nothing', async () => {
    const foreign = json({ result: { hasWebsite: true } }, { headers: { 'X-Partner': '4' } })
    const { store, calls } = await start({}, [foreign, json({ url: '/' }), json({ result: {} }, { headers: { 'X-Partner': '3' } })])
    const answer = probes(store).read()
    await told()
    expect(calls[0]?.init.headers).toMatchObject({ 'X-Partner': '3' })
    expect(selectPartnerLeft(store.getState())).toEqual({ to: 4 })
    expect(selectErrors(store.getState())).toEqual([])

    await store.dispatch(returnToPartner())
    expect(await answer).toMatchObject({ data: { result: {} } })
    expect(calls.map(({ url }) => url)).toEqual(['/goals', '/profile/partner/3/select', '/goals'])
  })

  it('lets no other screen be shown within a page that was left', async () => {
    const one = await start({}, [json({ url: '/' })])
    const other = await start()
    other.store.navigation.claim(() => true)
    await one.store.dispatch(switchPartner(4))
    await told()
    other.store.navigation.push('/tickets')
    expect(other.leavePage).toHaveBeenCalledWith(`${ORIGIN}/tickets`, 'assign')
  })

  it("is one's own way already, whatever late answers say", async () => {
    const { store } = await start({}, [json({ url: '/' })])
    await store.dispatch(switchPartner(4))
    store.services.partner.leave(4)
    expect(selectPartnerLeft(store.getState())).toEqual({ to: null })
  })

  it('to the partner that a tab shows already does not disturb it', async () => {
    const one = await start({ config: { partnerId: 9 } }, [json({ url: '/' })])
    const other = await start()
    await one.store.dispatch(switchPartner(3))
    await told()
    expect(selectPartnerLeft(other.store.getState())).toBeNull()
  })
})

function probes(store: PageStore) {
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({
      probeWrite: build.mutation(call(partner_profile_partner_select)),
      probeRead: build.query(call(partner_goals)),
    }),
    overrideExisting: true,
  })
  return {
    write: () => store.dispatch(endpoints.probeWrite.initiate({ params: { selectedPartner: 5 } })),
    read: () => store.dispatch(endpoints.probeRead.initiate()),
  }
}

describe('signing out', () => {
  it('leaves nothing behind and goes to the logout route', async () => {
    localStorage.setItem('theirs', 'Ada')
    sessionStorage.setItem('theirs', 'Ada')
    const { store, leavePage } = await start()
    await store.dispatch(logout())
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    expect(selectUser(store.getState())).toBeNull()
    expect(leavePage).toHaveBeenCalledWith('/logout', 'assign')
  })

  it('lets nothing come back into a storage, whatever part of the page is still busy', async () => {
    const { store } = await start()
    const { page } = store.services
    const stop = persistManagerState(store)
    store.dispatch(viewModeChanged('list'))
    await store.dispatch(logout())
    const open = jest.fn()
    Object.assign(globalThis, { indexedDB: { open } })
    keepListOrder(page, { ids: [1, 2], part: null })
    store.dispatch(keepAction('Moved', [{ change: 1 }]))
    await draftStore.write('mail', 'Dear')
    Reflect.deleteProperty(globalThis, 'indexedDB')
    dispatchEvent(new Event('pagehide'))
    stop()
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []])
    expect(open).not.toHaveBeenCalled()
  })

  it('empties the session storage of each tab, which hears of it', async () => {
    const one = await start()
    await start({ config: { partnerId: 9 } })
    await one.store.dispatch(logout())
    sessionStorage.setItem('theirs', 'Ada')
    await told()
    expect(sessionStorage).toHaveLength(0)
  })

  it('is over when somebody signs in on a page that came without a page load', async () => {
    const out = await start()
    await out.store.dispatch(logout())
    await told()
    const { store } = await start()
    keepListOrder(store.services.page, { ids: [1], part: null })
    expect(sessionStorage).toHaveLength(1)
  })

  it('takes the other tabs along', async () => {
    const one = await start()
    const other = await start({ config: { partnerId: 9 } })
    await one.store.dispatch(logout())
    await told()
    expect(other.leavePage).toHaveBeenCalledWith('/logout', 'assign')
    expect(selectUser(other.store.getState())).toBeNull()
  })

  it('says so when the page has no logout route', async () => {
    const { store, leavePage } = await start({ routes: { partner_index: '/' } })
    await store.dispatch(logout())
    expect(leavePage).not.toHaveBeenCalled()
    expect(selectErrors(store.getState())).toMatchObject([{ type: 'notFound', route: 'partner_logout' }])
  })
})

describe('a page from the back-forward cache', () => {
  it('is loaded again when its user or partner is gone', async () => {
    const out = await start()
    await out.store.dispatch(logout())
    const away = await start({}, [json({ url: '/' })])
    await away.store.dispatch(switchPartner(4))
    out.leavePage.mockClear()
    away.leavePage.mockClear()
    comeBack()
    expect(out.leavePage).toHaveBeenCalledWith(location.href, 'reload')
    expect(away.leavePage).toHaveBeenCalledWith(location.href, 'reload')
  })

  it('stays as it is otherwise', async () => {
    const { leavePage } = await start()
    comeBack()
    expect(leavePage).not.toHaveBeenCalled()
  })
})

describe('a page without a user', () => {
  it('asks nothing and follows no tabs', async () => {
    const { store, calls, leavePage } = await start({ user: null })
    comeBack()
    expect([calls.length, leavePage.mock.calls.length]).toEqual([0, 0])
    expect(selectPlace(store.getState()).url).toBe(location.href)
  })
})
