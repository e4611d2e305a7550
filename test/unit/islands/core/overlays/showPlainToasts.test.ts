import { screen } from '@testing-library/dom'
import shared from '../../../../../src/i18n/messages/en.json'
import type { Texts } from '../../../../../src/islands/core/texts/createTexts'
import { showPlainToasts } from '../../../../../src/islands/core/overlays/showPlainToasts'
import { selectToasts, showToast, updateToast } from '../../../../../src/store'
import { makeStore } from '../../../store/support'

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  document.body.replaceChildren()
})

function setup() {
  const { store } = makeStore()
  const layer = document.body.appendChild(document.createElement('div'))
  const texts: Texts = {
    get: () => ({ locale: 'en', packsOf: () => [shared] }),
    subscribe: () => () => {},
    load: async () => {},
    change: async () => {},
  }
  showPlainToasts(layer, { store, texts })
  const retry = jest.fn()
  const fail = () =>
    layer.dispatchEvent(new CustomEvent('partner-islands:error', { detail: { error: new Error('gone'), retry }, cancelable: true }))
  return { store, retry, fail, layer }
}

it('nothing is told in plain text as long as nothing fails', () => {
  const { store, layer } = setup()
  store.dispatch(showToast({ kind: 'success', key: 'Saved' }))
  expect(layer).toHaveTextContent('')
})

it('what was told while the island was loading is told when it cannot be loaded, for some time', () => {
  const { store, fail } = setup()
  store.dispatch(showToast({ kind: 'error', key: 'partner.error.forbidden' }))
  store.dispatch(showToast({ kind: 'success', key: 'Saved' }))
  // The page's own failure message stays away.
  expect(fail()).toBe(false)
  expect(screen.getByRole('alert')).toHaveTextContent('You are not allowed to do this.')
  expect(screen.getByText('Saved').parentElement).toHaveAttribute('aria-live', 'polite')
  jest.advanceTimersByTime(10_000)
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  expect(selectToasts(store.getState())).toEqual([])
})

it('a later toast is told too, and has the island asked for again, once', () => {
  const { store, retry, fail } = setup()
  store.dispatch(showToast({ kind: 'success', key: 'First' }))
  fail()
  expect(retry).not.toHaveBeenCalled()
  store.dispatch(showToast({ kind: 'success', key: 'Second' }))
  expect(retry).toHaveBeenCalledTimes(1)
  fail()
  expect(screen.getAllByText(/First|Second/)).toHaveLength(2)
  expect(retry).toHaveBeenCalledTimes(1)
})

it('its action can be used', () => {
  const { store, fail } = setup()
  const run = jest.fn()
  store.dispatch(showToast({ kind: 'success', key: 'Moved', action: { key: 'partner.general.undo', run } }))
  fail()
  screen.getByRole('button', { name: 'Undo' }).click()
  expect(run).toHaveBeenCalledTimes(1)
  expect(screen.queryByText(/Moved/)).not.toBeInTheDocument()
})

it('of what goes on the end is told', () => {
  const { store, fail } = setup()
  const id = store.dispatch(showToast({ kind: 'info', key: 'Uploading', progress: 'busy' }))
  fail()
  expect(screen.queryByText('Uploading')).not.toBeInTheDocument()
  store.dispatch(updateToast(id, { kind: 'success', key: 'Uploaded' }))
  fail()
  expect(screen.getByText('Uploaded')).toBeInTheDocument()
})
