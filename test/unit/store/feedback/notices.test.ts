import { noticeHeld, noticeReleased, selectNotices, showNotice } from '../../../../src/store'
import { makeStore } from '../support'

describe('notices', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it.each([
    ['success', 5_000],
    ['error', 10_000],
  ] as const)('of kind %s leave after %i ms and are gone a second later', async (kind, duration) => {
    const { store } = makeStore()
    store.dispatch(showNotice({ kind, key: 'saved' }))
    await jest.advanceTimersByTimeAsync(duration - 1)
    expect(selectNotices(store.getState())).toMatchObject([{ state: 'shown' }])
    await jest.advanceTimersByTimeAsync(1)
    expect(selectNotices(store.getState())).toMatchObject([{ state: 'leaving' }])
    await jest.advanceTimersByTimeAsync(1_000)
    expect(selectNotices(store.getState())).toEqual([])
  })

  it('are shown once however often the same is said, and get their whole time again', async () => {
    const { store } = makeStore()
    store.dispatch(showNotice({ kind: 'success', key: 'saved' }))
    await jest.advanceTimersByTimeAsync(4_000)
    store.dispatch(showNotice({ kind: 'success', key: 'saved' }))
    store.dispatch(showNotice({ kind: 'error', key: 'saved' }))
    expect(selectNotices(store.getState())).toMatchObject([{ kind: 'success' }, { kind: 'error' }])
    await jest.advanceTimersByTimeAsync(4_999)
    expect(selectNotices(store.getState())).toMatchObject([
      { kind: 'success', state: 'shown' },
      { kind: 'error', state: 'shown' },
    ])
  })

  it('stay while they are held, and get their whole time again', async () => {
    const { store } = makeStore()
    const { id } = store.dispatch(showNotice({ kind: 'success', key: 'saved' })).payload
    store.dispatch(showNotice({ kind: 'success', key: 'other' }))
    await jest.advanceTimersByTimeAsync(4_000)
    store.dispatch(noticeHeld(id))
    await jest.advanceTimersByTimeAsync(60_000)
    expect(selectNotices(store.getState())).toMatchObject([{ key: 'saved', state: 'shown' }])
    store.dispatch(noticeReleased(id))
    await jest.advanceTimersByTimeAsync(4_999)
    expect(selectNotices(store.getState())).toMatchObject([{ state: 'shown' }])
    await jest.advanceTimersByTimeAsync(1_001)
    expect(selectNotices(store.getState())).toEqual([])
  })
})
