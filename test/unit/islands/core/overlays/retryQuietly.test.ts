import { createErrorObject } from '../../../../../src/http'
import { retryQuietly } from '../../../../../src/islands/core/overlays/retryQuietly'
import { reportError, showNotice, showToast } from '../../../../../src/store'
import { makeStore } from '../../../store/support'

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => jest.restoreAllMocks())

it('notices that cannot be loaded lie over nothing, and are asked for again with the next thing that belongs there, once', () => {
  const { store } = makeStore()
  const layer = document.createElement('div')
  retryQuietly(layer, store)
  const retry = jest.fn()
  const fail = () =>
    layer.dispatchEvent(new CustomEvent('partner-islands:error', { detail: { error: new Error('gone'), retry }, cancelable: true }))
  const report = () =>
    store.dispatch(reportError(createErrorObject({ name: 'NetworkError', type: 'network', message: 'Gone' }), { silent: true }))

  report()
  // The page's own failure message stays away.
  expect(fail()).toBe(false)
  store.dispatch(showToast({ kind: 'info', key: 'Something else' }))
  expect(retry).not.toHaveBeenCalled()
  report()
  report()
  expect(retry).toHaveBeenCalledTimes(1)
  fail()
  store.dispatch(showNotice({ kind: 'success', key: 'Saved' }))
  expect(retry).toHaveBeenCalledTimes(2)
})
