import { createAsyncThunk } from '@reduxjs/toolkit'
import { createErrorObject } from '../../../../src/http'
import { errorRemoved, errorsCleared, reportError, selectErrors, selectSignIn, selectToasts, reportFailure } from '../../../../src/store'
import { makeStore } from '../support'

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
