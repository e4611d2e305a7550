import { screen } from '@testing-library/dom'
import shared from '../../../../../src/i18n/messages/en.json'
import type { Texts } from '../../../../../src/islands/core/texts/createTexts'
import { showOffline } from '../../../../../src/islands/core/overlays/showOffline'
import { networkChanged, waitingChanged } from '../../../../../src/store/network/networkSlice'
import type { WaitingKind } from '../../../../../src/store'
import { makeStore } from '../../../store/support'

const english = { locale: 'en', packsOf: jest.fn(() => [shared]) }
const texts: Texts = {
  get: () => english,
  subscribe: () => () => {},
  load: async () => {},
  change: async () => {},
}

const waiting = (id: number, kind: WaitingKind, about?: string) => ({ id, kind, isTried: false, ...(about && { about }) })

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
  store.dispatch(waitingChanged([waiting(1, 'todo'), waiting(2, 'website'), waiting(3, 'todo')]))
  expect(layer).toHaveTextContent('3 changes wait for the connection and are sent in order: 1 change of a website, 2 to-dos')
  store.dispatch(networkChanged(true))
  store.dispatch(waitingChanged([]))
  expect(layer.firstElementChild).toBeEmptyDOMElement()
  stop()
  store.dispatch(networkChanged(false))
  expect(layer).toHaveTextContent('')
})

it('each that waits is told of by what it changes, and given up by its button while it has not been sent', () => {
  const { store } = setup()
  jest.runAllTimers()
  const giveUp = jest.spyOn(store.services.outbox, 'giveUp').mockImplementation(() => {})
  store.dispatch(networkChanged(false))
  store.dispatch(
    waitingChanged([{ ...waiting(1, 'todo'), isTried: true }, waiting(2, 'website', 'Hansen: Status: Done'), waiting(3, 'message')]),
  )
  const list = screen.getByRole('list', { hidden: true })
  expect([...list.children].map((row) => row.querySelector('bdi')?.textContent)).toEqual(['1 to-do', 'Hansen: Status: Done', '1 message'])
  const buttons = screen.getAllByRole('button', { hidden: true })
  expect(buttons).toHaveLength(2)
  const button = screen.getByRole('button', { name: 'Undo Hansen: Status: Done', hidden: true })
  button.focus()
  button.click()
  expect(giveUp).toHaveBeenCalledWith(2)
  store.dispatch(waitingChanged([waiting(3, 'message')]))
  expect(document.activeElement).toHaveTextContent('1 change waits for the connection')
})

it('of a message the website is told, of a to-do the beginning of its text, too', () => {
  const { store } = setup()
  jest.runAllTimers()
  store.dispatch(networkChanged(false))
  store.dispatch(
    waitingChanged([
      { ...waiting(1, 'message'), subject: { website: 'Hansen' } },
      { ...waiting(2, 'todo'), subject: { website: 'Hansen', text: 'Ask for the photos' } },
      { ...waiting(3, 'todo'), subject: { text: `${'Ask for more '.repeat(6)}photos, and for those of the garden` } },
    ]),
  )
  const [list] = screen.getAllByRole('list', { hidden: true })
  expect([...(list?.children ?? [])].map((row) => row.querySelector('bdi')?.textContent)).toEqual([
    'Hansen: 1 message',
    'Hansen: 1 to-do: Ask for the photos',
    `1 to-do: ${'Ask for more '.repeat(6)}ph…`,
  ])
})

it('of the last one that is given up the focus goes to what is said then', () => {
  const { store } = setup()
  jest.runAllTimers()
  store.dispatch(networkChanged(false))
  store.dispatch(waitingChanged([waiting(1, 'message')]))
  screen.getByRole('button', { hidden: true }).focus()
  store.dispatch(waitingChanged([]))
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement).toHaveTextContent(/^You are offline/)
})

it('what changes elsewhere in the store has nothing put into words', () => {
  const { store } = setup()
  jest.runAllTimers()
  store.dispatch(networkChanged(false))
  english.packsOf.mockClear()
  store.dispatch({ type: 'elsewhere' })
  expect(english.packsOf).not.toHaveBeenCalled()
})
