import { apiSlice, logout, switchPartner } from '../../../src/api'
import { api } from '../../../src/api/api'
import { call } from '../../../src/api/call'
import { partner_goals, partner_profile_partner_select } from '../../../src/contract'
import { injectSlice, type PageStore, selectErrors, selectPlace, selectToasts, selectUser, startPage } from '../../../src/store'
import { json } from '../http/support'
import { makeStore } from '../store/support'

const ORIGIN = location.origin
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  localStorage.clear()
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

  it('is noticed by the other tabs before they write anything, which they then offer to reload', async () => {
    const one = await start({}, [json({ url: '/' })])
    const other = await start({}, [json({ result: {} })])
    await one.store.dispatch(switchPartner(4))
    await told()
    expect(selectToasts(other.store.getState())).toMatchObject([
      { key: 'partner.error.partner_changed', actionKey: 'partner.general.reload' },
    ])
    const { write, read } = probes(other.store)
    expect(await write()).toMatchObject({ error: { message: 'partner.error.partner_changed' } })
    expect(other.calls).toHaveLength(0)
    expect(await read()).toMatchObject({ data: { result: {} } })
  })

  it('to the partner that a tab shows already does not disturb it', async () => {
    const one = await start({ config: { partnerId: 9 } }, [json({ url: '/' })])
    const other = await start()
    await one.store.dispatch(switchPartner(3))
    await told()
    expect(selectToasts(other.store.getState())).toHaveLength(0)
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
