import { readStrategy } from '../../../../src/islands/strategies'

let host: HTMLElement
let run: jest.Mock

beforeEach(() => {
  jest.useFakeTimers()
  host = document.createElement('div')
  host.innerHTML = '<button>Server</button>'
  document.body.append(host)
  run = jest.fn()
})

afterEach(() => {
  host.remove()
  jest.useRealTimers()
})

function begin(text: string) {
  const found = readStrategy(text)
  if (!found) throw new Error(`${text} is no strategy`)
  return found.strategy(host, run, found.argument)
}

const button = () => host.querySelector('button') ?? host
const click = (init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  button().dispatchEvent(event)
  return event
}

test('load runs at once, manual never', () => {
  begin('load')
  expect(run).toHaveBeenCalledTimes(1)
  begin('manual')
  jest.runAllTimers()
  expect(run).toHaveBeenCalledTimes(1)
})

test('idle waits a moment in engines without idle callbacks, and can be called off', () => {
  const { cancel } = begin('idle')
  expect(run).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(run).toHaveBeenCalledTimes(1)
  begin('idle').cancel()
  jest.runAllTimers()
  expect(run).toHaveBeenCalledTimes(1)
  expect(cancel).not.toThrow()
})

test('interaction runs once, with the first click held back and kept', () => {
  const { takeEvent } = begin('interaction')
  const first = click()
  const second = click()
  expect(run).toHaveBeenCalledTimes(1)
  expect([first.defaultPrevented, second.defaultPrevented]).toEqual([true, true])
  expect(takeEvent?.()).toBe(first)
  expect(click().defaultPrevented).toBe(false)
})

test('interaction prefers what the user did to where the focus went', () => {
  const { takeEvent } = begin('interaction')
  button().focus()
  expect(run).toHaveBeenCalledTimes(1)
  const event = click()
  expect(takeEvent?.()).toBe(event)
})

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])('interaction leaves a click with %p to the browser', (init) => {
  begin('interaction')
  expect(click(init).defaultPrevented).toBe(false)
  expect(run).not.toHaveBeenCalled()
})

test.each(['Tab', 'Escape', 'Shift', 'Control'])('interaction lets the key %s pass', (key) => {
  begin('interaction')
  button().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  expect(run).not.toHaveBeenCalled()
})

test('interaction that is called off hears nothing', () => {
  begin('interaction').cancel()
  expect(click().defaultPrevented).toBe(false)
  expect(run).not.toHaveBeenCalled()
})
