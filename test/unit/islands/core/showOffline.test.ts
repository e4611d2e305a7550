import { screen } from '@testing-library/dom'
import shared from '../../../../src/i18n/messages/en.json'
import type { Texts } from '../../../../src/islands/core/createTexts'
import { showOffline } from '../../../../src/islands/core/showOffline'
import { networkChanged, waitingChanged } from '../../../../src/store/network/networkSlice'
import { makeStore } from '../../store/support'

const texts: Texts = {
  get: () => ({ locale: 'en', packsOf: () => [shared] }),
  subscribe: () => () => {},
  load: async () => {},
  change: async () => {},
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
})

function setup() {
  const { store } = makeStore()
  const layer = document.body.appendChild(document.createElement('div'))
  return { store, layer, stop: showOffline(layer, { store, texts }) }
}

it('the region that tells is there before it has something to tell, for a page that begins without a network, too', () => {
  const { store, layer } = setup()
  store.dispatch(networkChanged(false))
  expect(layer.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement()
  jest.runAllTimers()
  expect(screen.getByText(/You are offline/).parentElement).toHaveAttribute('aria-live', 'polite')
})

it('what waits is counted by kind, and nothing is left of it once it is sent', () => {
  const { store, layer, stop } = setup()
  jest.runAllTimers()
  store.dispatch(networkChanged(false))
  store.dispatch(waitingChanged(['todo', 'website', 'todo']))
  expect(layer).toHaveTextContent('3 changes wait for the connection and are sent in order: 1 change of a website, 2 to-dos')
  store.dispatch(networkChanged(true))
  store.dispatch(waitingChanged([]))
  expect(layer.firstElementChild).toBeEmptyDOMElement()
  stop()
  store.dispatch(networkChanged(false))
  expect(layer).toHaveTextContent('')
})
