import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { countsSlice, fetchPartners, notifyMessageFromCount, useGoalsQuery, useSidebarCounts } from '../../../src/api/shell'
import { apiSlice } from '../../../src/api/call'
import { REFRESH_INTERVAL_MS } from '../../../src/model/constants'
import { useChangePasswordMutation, useProfileQuery, useSaveProfileMutation } from '../../../src/api/profile'
import { injectSlice, selectErrors, selectPartners, selectToasts, selectUser, type PageStore } from '../../../src/store'
import { answer, html, json } from '../http/support'
import { makeStore } from '../store/support'

const CSRF = { csrf: { header: 'X-CSRF-Token', token: 'secret' } }

const setup = (...replies: Parameters<typeof makeStore>[1] & object) => setupOn(CSRF, replies)

function setupOn(data: object, replies: Parameters<typeof makeStore>[1] & object) {
  const made = makeStore(data, replies)
  injectSlice(made.store, apiSlice)
  injectSlice(made.store, countsSlice)
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={made.store}>{children}</Provider>
  stores.push(made.store)
  return { ...made, wrapper }
}
const stores: PageStore[] = []
afterEach(() => {
  jest.useRealTimers()
  for (const { services } of stores.splice(0)) services.tabs.close()
})

const PROFILE = { forename: 'Augusta', surname: 'King', language: 'en', staff: { image: '/me.png' } }

describe('goals', () => {
  it('are what the answer has as its result', async () => {
    const { wrapper, calls } = setup(json({ result: { hasInvitedUser: true } }))
    const { result } = renderHook(() => useGoalsQuery(), { wrapper })
    await waitFor(() => expect(result.current.data).toMatchObject({ hasInvitedUser: true, hasCreatedWebsite: false }))
    expect(calls).toMatchObject([{ url: '/goals', init: { method: 'GET' } }])
  })

  it.each([
    ['null', json(null)],
    ['a list', json([])],
    ['text', answer('ok', 'text/plain')],
    ['half', json({ results: {} })],
    ['wrong types', json({ result: { hasInvitedUser: 'yes' } })],
  ])('are not taken from an answer that is %s', async (_, reply) => {
    const { wrapper, store } = setup(reply)
    const { result } = renderHook(() => useGoalsQuery(), { wrapper })
    await waitFor(() =>
      expect(result.current.error).toMatchObject({ type: 'backend', message: 'partner.error.invalid_answer', route: 'partner_goals' }),
    )
    expect(selectToasts(store.getState())).toHaveLength(1)
  })

  it('are asked for once by many islands', async () => {
    const { wrapper, calls } = setup(json({ result: {} }))
    const { result } = renderHook(() => [useGoalsQuery(), useGoalsQuery(), useGoalsQuery()], { wrapper })
    await waitFor(() => expect(result.current.every(({ isSuccess }) => isSuccess)).toBe(true))
    expect(calls).toHaveLength(1)
  })
})

describe('counts', () => {
  const COUNTS = { tickets: 3, overview: 120 }

  it('come from their route', async () => {
    const { wrapper, calls } = setup(json(COUNTS))
    const { result } = renderHook(() => useSidebarCounts(), { wrapper })
    await waitFor(() => expect(result.current.counts).toEqual(COUNTS))
    expect(calls[0]?.url).toBe('/api/sidebar_counts')
  })

  it.each([
    ['500', json({}, { status: 500 }), 500],
    ['404 empty', answer('', '', 404), 404],
    ['403', json({}, { status: 403 }), 403],
    ['422 with a text', json({ error: 'No' }, { status: 422 }), 422],
    ['no body', new Response(null, { status: 204 }), 204],
    ['a body that is null', json(null), 200],
    ['a page', html(), 200],
  ])('that do not come are told in the words of the specification: %s', async (_, reply, cause) => {
    const { wrapper, store } = setup(reply)
    renderHook(() => useSidebarCounts(), { wrapper })
    const told = { type: 'backend', message: 'partner.error.sidebar_counts', values: { cause } }
    await waitFor(() => expect(selectErrors(store.getState())).toMatchObject([told]))
    expect(selectToasts(store.getState())).toHaveLength(0)
  })

  it('that cannot even be asked for are told by the name of the error, in the place of a status', async () => {
    const { store } = makeStore({ routes: { partner_sidebar_counts: '/api/{unknown}/counts' } })
    injectSlice(store, countsSlice)
    stores.push(store)
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
    renderHook(() => useSidebarCounts(), { wrapper })
    const told = { type: 'backend', message: 'partner.error.sidebar_counts', values: { cause: 'RouteError' } }
    await waitFor(() => expect(selectErrors(store.getState())).toMatchObject([told]))
  })

  it('stay while a later call fails', async () => {
    const { wrapper, store } = setup(json(COUNTS), json({}, { status: 500 }))
    const { result } = renderHook(() => useSidebarCounts(), { wrapper })
    await waitFor(() => expect(result.current.counts).toEqual(COUNTS))
    act(() => [1, 2].forEach((count) => store.dispatch(notifyMessageFromCount(count))))
    await waitFor(() => expect(result.current.isStale).toBe(true))
    expect(result.current.counts).toEqual(COUNTS)
  })

  it('are asked for again after two refresh intervals, and not before', async () => {
    jest.useFakeTimers()
    const { wrapper, calls } = setup(json(COUNTS), json(COUNTS), json(COUNTS))
    const { unmount } = renderHook(() => useSidebarCounts(), { wrapper })
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(calls).toHaveLength(1)
    await act(() => jest.advanceTimersByTimeAsync(2 * REFRESH_INTERVAL_MS - 1_000))
    expect(calls).toHaveLength(1)
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    expect(calls).toHaveLength(2)
    unmount()
  })

  it('are asked for again when the number of messages from the customer changes, and only then', async () => {
    const { wrapper, store, calls } = setup(json(COUNTS), json({ tickets: 4 }))
    const { result } = renderHook(() => useSidebarCounts(), { wrapper })
    await waitFor(() => expect(result.current.counts).toEqual(COUNTS))
    act(() => [5, 5, 5].forEach((count) => store.dispatch(notifyMessageFromCount(count))))
    expect(calls).toHaveLength(1)
    act(() => store.dispatch(notifyMessageFromCount(6)))
    await waitFor(() => expect(result.current.counts).toEqual({ tickets: 4 }))
    expect(calls).toHaveLength(2)
  })

  it('of an ended session end in one toast', async () => {
    const { wrapper, store } = setup(json({}, { status: 401 }))
    const { result } = renderHook(() => ({ counts: useSidebarCounts(), goals: useGoalsQuery(), profile: useProfileQuery() }), { wrapper })
    await waitFor(() => {
      const { counts, goals, profile } = result.current
      expect([counts.isStale, goals.isError, profile.isError]).toEqual([true, true, true])
    })
    expect(selectToasts(store.getState())).toMatchObject([{ key: 'partner.error.unauthorized', count: 1 }])
  })

  it('told by another tab are shown', async () => {
    const { wrapper, calls } = setup(json(COUNTS))
    const { result } = renderHook(() => useSidebarCounts(), { wrapper })
    await waitFor(() => expect(result.current.counts).toEqual(COUNTS))
    const other = makeStore().store.services.tabs
    other.post({ type: 'counts', counts: { tickets: 9 } })
    await waitFor(() => expect(result.current.counts).toEqual({ tickets: 9 }))
    other.close()
    expect(calls).toHaveLength(1)
  })
})

describe('the profile', () => {
  const VALUES = {
    forename: 'Augusta',
    surname: 'King',
    language: 'en',
    notificationSettings: { customerEmail: true, websitePublished: false },
  } as const

  async function save(values: Parameters<ReturnType<typeof useSaveProfileMutation>[0]>[0]) {
    const made = setup(json(PROFILE))
    const { result } = renderHook(() => useSaveProfileMutation(), made)
    await act(() => result.current[0](values))
    return { ...made, form: made.calls[0]?.init.body as FormData }
  }

  it('is sent as the form of the specification', async () => {
    const { form, calls } = await save(VALUES)
    expect([...form.entries()]).toEqual([
      ['profile_form[forename]', 'Augusta'],
      ['profile_form[surname]', 'King'],
      ['profile_form[language]', 'en'],
      ['profile_form[notificationSettings][customerEmail]', '1'],
    ])
    expect(calls).toMatchObject([
      {
        url: '/api/profileSettings',
        init: { method: 'POST', headers: { 'X-CSRF-Token': 'secret', 'X-Requested-With': 'XMLHttpRequest' } },
      },
    ])
  })

  it('is asked for again when another tab has saved it', async () => {
    const made = setup(json(PROFILE), json({ ...PROFILE, forename: 'Ada' }))
    const { result } = renderHook(() => useProfileQuery(), made)
    await waitFor(() => expect(result.current.data).toMatchObject({ forename: 'Augusta' }))
    const other = makeStore().store.services.tabs
    other.post({ type: 'profile-changed', user: { forename: 'Ada', surname: 'King', image: null }, locale: 'en' })
    await waitFor(() => expect(result.current.data).toMatchObject({ forename: 'Ada' }))
    other.close()
  })

  it('has an absence and an image only if they are set', async () => {
    const { form } = await save({ ...VALUES, inactivateUntil: '2030-02-03', image: new File(['1'], 'me.png') })
    expect(form.get('profile_form[inactivateUntil]')).toBe('2030-02-03')
    expect(form.get('profile_form[image]')).toBeInstanceOf(File)
  })

  it('changes the user everywhere once it is saved, here and in the other tabs', async () => {
    const other = makeStore().store.services.tabs
    const told = new Promise((resolve) => other.on('profile-changed', resolve))
    const { store } = await save(VALUES)
    await told
    other.close()
    expect(selectUser(store.getState())).toMatchObject({ id: 7, forename: 'Augusta', surname: 'King', image: '/me.png' })
  })

  it('leaves what was refused to its form, without a toast', async () => {
    const made = setup(json({ errors: [{ name: 'forename', message: 'is empty' }] }, { status: 422 }))
    const { result } = renderHook(() => useSaveProfileMutation(), made)
    const { error } = await act(() => result.current[0](VALUES))
    expect(error).toMatchObject({ fields: [{ name: 'forename', message: 'is empty' }] })
    expect(selectToasts(made.store.getState())).toHaveLength(0)
    expect(selectUser(made.store.getState())).toMatchObject({ forename: 'Ada' })
  })
})

describe('the account', () => {
  it('takes a new password as a form', async () => {
    const made = setup(new Response(null, { status: 204 }))
    const { result } = renderHook(() => useChangePasswordMutation(), made)
    const body = { current: 'old', password: 'twelve letters', confirmation: 'twelve letters' }
    expect(await act(() => result.current[0]({ body }))).toEqual({ data: null })
    expect(made.calls[0]).toMatchObject({ url: '/change_password', init: { method: 'POST' } })
    expect(new URLSearchParams(made.calls[0]?.init.body as URLSearchParams).toString()).toBe(
      'current=old&password=twelve+letters&confirmation=twelve+letters',
    )
  })
})

describe('a page that is only looked at', () => {
  it('makes no call that would change something, says why, and lists no problem', async () => {
    const made = setupOn({ ...CSRF, isViewOnly: true }, [new Response(null, { status: 204 })])
    const { result } = renderHook(() => useChangePasswordMutation(), made)
    const body = { current: 'old', password: 'twelve letters', confirmation: 'twelve letters' }
    expect(await act(() => result.current[0]({ body }))).toMatchObject({ error: { status: 403, message: 'partner.general.viewOnly' } })
    expect(made.calls).toEqual([])
    expect(selectErrors(made.store.getState())).toEqual([])
  })
})

describe('the partners', () => {
  it('are known to all islands once they were asked for', async () => {
    const made = setup(
      json([
        { id: 3, name: 'Three' },
        { id: 4, name: 'Four' },
      ]),
    )
    await made.store.dispatch(fetchPartners())
    expect(selectPartners(made.store.getState()).map(({ name }) => name)).toEqual(['Three', 'Four'])
  })

  it('are not asked for where the page names no route for them', async () => {
    const made = makeStore({ routes: { partner_index: '/' } })
    await made.store.dispatch(fetchPartners())
    expect(made.calls).toEqual([])
    expect(made.store.getState().errors).toEqual(makeStore().store.getState().errors)
  })
})
