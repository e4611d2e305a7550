import { createAsyncThunk } from '@reduxjs/toolkit'
import { createErrorObject } from '../../../src/http'
import {
  closeDialog,
  dialogExited,
  dismissToast,
  errorRemoved,
  errorsCleared,
  noticeHeld,
  noticeReleased,
  openDialog,
  reportError,
  runToastAction,
  selectDialogs,
  selectErrors,
  selectIsWaiting,
  selectNotices,
  selectSignIn,
  selectToasts,
  showNotice,
  showToast,
  reportFailure,
  trackProgress,
  updateToast,
} from '../../../src/store'
import { makeStore } from './support'

const error = (parts: object = {}) => createErrorObject({ name: 'BackendError', type: 'backend', message: 'Refused', ...parts })
const unauthorized = () => error({ type: 'unauthorized', message: 'partner.error.unauthorized' })

test('the toast of an error keeps the way to the upgrade page, whatever words tell of it', () => {
  const { store } = makeStore()
  const refused = error({ type: 'payment', message: 'Ten at most', link: 'upgrade' })
  store.dispatch(reportFailure(refused))
  store.dispatch(reportFailure(refused, { text: 'Not moved: Ten at most' }))
  expect(selectToasts(store.getState())).toMatchObject([
    { kind: 'error', key: 'Ten at most', link: 'upgrade' },
    { kind: 'error', key: 'Not moved: Ten at most', link: 'upgrade' },
  ])
})

describe('errors', () => {
  it('are listed, newest first, and told', () => {
    const { store } = makeStore()
    store.dispatch(reportError(error({ message: 'One' })))
    store.dispatch(reportError(error({ message: 'Two', values: { url: '/a' } })))
    expect(selectErrors(store.getState()).map(({ message }) => message)).toEqual(['Two', 'One'])
    expect(selectToasts(store.getState())).toMatchObject([
      { kind: 'error', key: 'One' },
      { kind: 'error', key: 'Two', values: { url: '/a' } },
    ])
  })

  it('are removed one by one or all together', () => {
    const { store } = makeStore()
    const one = error()
    for (const each of [one, error(), error()]) store.dispatch(reportError(each))
    store.dispatch(errorRemoved(one.id))
    expect(selectErrors(store.getState())).toHaveLength(2)
    store.dispatch(errorsCleared())
    expect(selectErrors(store.getState())).toHaveLength(0)
  })

  it('are never more than a hundred', () => {
    const { store } = makeStore()
    for (let count = 1; count <= 130; count += 1) store.dispatch(reportError(error({ message: String(count) }), { silent: true }))
    expect(selectErrors(store.getState())).toHaveLength(100)
    expect(selectErrors(store.getState())[0]?.message).toBe('130')
  })

  it('come from every action that fails', async () => {
    const { store } = makeStore()
    const fail = createAsyncThunk('websites/fetch', () => Promise.reject(new TypeError('undefined is not a function')))
    await store.dispatch(fail())
    expect(selectErrors(store.getState())).toMatchObject([{ type: 'unknown', message: 'partner.error.unknown' }])
    expect(selectToasts(store.getState())).toHaveLength(1)
  })

  it('are not made of what was given up, nor of what did not have to be done', async () => {
    const { store } = makeStore()
    const slow = createAsyncThunk('slow', () => new Promise(() => {}))
    const run = store.dispatch(slow())
    run.abort()
    await run
    await store.dispatch(createAsyncThunk('aborted', () => Promise.reject(new DOMException('x', 'AbortError')))())
    await store.dispatch(createAsyncThunk('skipped', () => 1, { condition: () => false })())
    store.dispatch(reportError(new DOMException('x', 'AbortError')))
    expect(selectErrors(store.getState())).toHaveLength(0)
    expect(selectToasts(store.getState())).toHaveLength(0)
  })

  it('are listed without a toast when the caller tells them', async () => {
    const { store } = makeStore()
    const refused = createAsyncThunk<void, void, { rejectedMeta: { silent: boolean } }>('save', (_, { rejectWithValue }) =>
      rejectWithValue(error(), { silent: true }),
    )
    await store.dispatch(refused())
    expect(selectErrors(store.getState())).toMatchObject([{ message: 'Refused' }])
    expect(selectToasts(store.getState())).toHaveLength(0)
  })

  it('are no problem of the page where whoever asked explains the no in its place', async () => {
    const { store } = makeStore()
    const refuse = (status: number) =>
      createAsyncThunk<void, void, { rejectedMeta: { silent: boolean } }>('save', (_, { rejectWithValue }) =>
        rejectWithValue(error({ status }), { silent: true }),
      )()
    for (const status of [402, 403, 404, 409, 422]) await store.dispatch(refuse(status))
    expect(selectErrors(store.getState())).toHaveLength(0)
    await store.dispatch(refuse(500))
    expect(selectErrors(store.getState())).toHaveLength(1)
  })

  it('of an ended session are told once, however many calls find out, and even silent ones', () => {
    const { store } = makeStore()
    for (let call = 0; call < 7; call += 1) store.dispatch(reportError(unauthorized(), { silent: call === 0 }))
    expect(selectToasts(store.getState())).toMatchObject([{ key: 'partner.error.unauthorized', count: 1 }])
    expect(selectSignIn(store.getState())).toBe('expired')
  })

  it('of an ended session are told by the page alone, whatever was tried', () => {
    const { store } = makeStore()
    const ended = unauthorized()
    store.dispatch(reportError(ended, { silent: true }))
    store.dispatch(reportFailure(ended, { text: 'Not moved', action: { key: 'partner.general.retry', run: () => undefined } }))
    expect(selectToasts(store.getState())).toMatchObject([{ key: 'partner.error.unauthorized', count: 1 }])
  })

  it('are listed once, whoever reports them again', () => {
    const { store } = makeStore()
    const one = error()
    store.dispatch(reportError(one, { silent: true }))
    store.dispatch(reportError(error({ message: 'Other' })))
    store.dispatch(reportError(one))
    expect(selectErrors(store.getState()).map(({ message }) => message)).toEqual(['Refused', 'Other'])
  })

  it('lead to the upgrade page when the plan is too small', () => {
    const { store } = makeStore()
    store.dispatch(reportError(error({ type: 'payment', link: 'upgrade' })))
    expect(selectToasts(store.getState())).toMatchObject([{ link: 'upgrade' }])
  })
})

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

describe('dialogs', () => {
  it('are open under an id, closed with a call of their handler, and removed after their animation', () => {
    const { store } = makeStore()
    const onClose = jest.fn()
    const id = store.dispatch(openDialog({ name: 'switch-partner', onClose }))
    const other = store.dispatch(openDialog({ name: 'confirm', props: { count: 3 } }))
    expect(selectDialogs(store.getState())).toEqual([
      { id, name: 'switch-partner', props: {}, open: true },
      { id: other, name: 'confirm', props: { count: 3 }, open: true },
    ])
    store.dispatch(closeDialog(id))
    store.dispatch(closeDialog(id))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(selectDialogs(store.getState())[0]).toMatchObject({ id, open: false })
    store.dispatch(dialogExited(id))
    expect(selectDialogs(store.getState()).map((dialog) => dialog.id)).toEqual([other])
  })
})
