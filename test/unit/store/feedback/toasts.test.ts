import { dismissToast, runToastAction, selectIsWaiting, selectToasts, showToast, trackProgress, updateToast } from '../../../../src/store'
import { makeStore } from '../support'

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const keys = (store: ReturnType<typeof makeStore>['store']) => selectToasts(store.getState()).map(({ key }) => key)

  it('last five seconds, ten with an action, and as long as something is in progress', () => {
    const { store } = makeStore()
    store.dispatch(showToast({ kind: 'info', key: 'a' }))
    store.dispatch(showToast({ kind: 'info', key: 'b', action: { key: 'undo', run: () => undefined } }))
    const id = store.dispatch(showToast({ kind: 'info', key: 'c', progress: 'busy' }))
    expect(selectToasts(store.getState()).map(({ duration }) => duration)).toEqual([5_000, 10_000, null])
    store.dispatch(updateToast(id, { kind: 'success', key: 'done' }))
    expect(selectToasts(store.getState())[2]).toMatchObject({ id, key: 'done', duration: 5_000 })
  })

  it('are seen four at a time, the newest; an older one makes room, and is seen again when there is room', () => {
    const { store } = makeStore()
    const seen = () =>
      selectToasts(store.getState())
        .filter(({ id }) => !selectIsWaiting(store.getState(), id))
        .map(({ key }) => key)
    const dismiss = (wanted: string) =>
      store.dispatch(dismissToast(selectToasts(store.getState()).find(({ key }) => key === wanted)?.id ?? ''))
    for (const key of 'abcd') store.dispatch(showToast({ kind: 'info', key }))
    expect(seen()).toEqual(['a', 'b', 'c', 'd'])
    for (const key of 'ef') store.dispatch(showToast({ kind: 'info', key }))
    expect(seen()).toEqual(['c', 'd', 'e', 'f'])
    dismiss('d')
    expect(seen()).toEqual(['b', 'c', 'e', 'f'])
    dismiss('a')
    expect(keys(store)).toEqual(['b', 'c', 'e', 'f'])
  })

  it('that wait are told of, updated and merged like the others', () => {
    const { store } = makeStore()
    const id = store.dispatch(showToast({ kind: 'info', key: 'Uploading', progress: 'busy' }))
    for (const key of 'abcd') store.dispatch(showToast({ kind: 'info', key }))
    store.dispatch(showToast({ kind: 'info', key: 'e' }))
    store.dispatch(updateToast(id, { kind: 'success', key: 'Uploaded' }))
    store.dispatch(showToast({ kind: 'info', key: 'a' }))
    expect(selectToasts(store.getState()).map(({ key, count }) => [key, count])).toEqual([
      ['Uploaded', 1],
      ['a', 2],
      ['b', 1],
      ['c', 1],
      ['d', 1],
      ['e', 1],
    ])
  })

  it('that say the same are one with a number', () => {
    const { store } = makeStore()
    for (let time = 0; time < 3; time += 1) store.dispatch(showToast({ kind: 'error', key: 'a', values: { url: '/x' } }))
    store.dispatch(showToast({ kind: 'error', key: 'a', values: { url: '/y' } }))
    expect(selectToasts(store.getState()).map(({ count }) => count)).toEqual([3, 1])
  })

  it('that do different things stay apart', () => {
    const { store } = makeStore()
    const action = { key: 'undo', run: () => undefined }
    for (let time = 0; time < 2; time += 1) store.dispatch(showToast({ kind: 'info', key: 'moved', action }))
    expect(keys(store)).toEqual(['moved', 'moved'])
  })

  it('run their action once and go; one that is gone has none', () => {
    const { store } = makeStore()
    const run = jest.fn()
    const show = () => store.dispatch(showToast({ kind: 'info', key: 'moved', action: { key: 'undo', run } }))
    const id = show()
    store.dispatch(runToastAction(id))
    store.dispatch(runToastAction(id))
    expect(run).toHaveBeenCalledTimes(1)
    expect(keys(store)).toEqual([])
    const gone = show()
    store.dispatch(dismissToast(gone))
    store.dispatch(runToastAction(gone))
    expect(run).toHaveBeenCalledTimes(1)
  })
})

describe('progress', () => {
  it('is one toast from the first word to the end', () => {
    const { store } = makeStore()
    const { report, end } = store.dispatch(trackProgress({ key: 'exporting' }))
    expect(selectToasts(store.getState())).toEqual([])
    report(0.25)
    report(0.5)
    expect(selectToasts(store.getState())).toMatchObject([{ key: 'exporting', progress: 0.5, duration: null }])
    end()
    expect(selectToasts(store.getState())).toEqual([])
  })
})
