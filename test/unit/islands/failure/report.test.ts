import { type IslandFailure, IslandError } from '../../../../src/islands'
import { report } from '../../../../src/islands/failure/report'

let host: HTMLElement
let logged: jest.SpyInstance

beforeEach(() => {
  host = document.createElement('div')
  document.body.append(host)
  logged = jest.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  host.remove()
  logged.mockRestore()
})

const failure = (change: Partial<IslandFailure> = {}): IslandFailure => ({
  code: 'render',
  island: 'sidebar',
  host,
  error: new IslandError('render', 'it broke', new TypeError('cause')),
  retry() {},
  ...change,
})

test('event, callbacks and console all get the same failure, once', () => {
  const events: CustomEvent<IslandFailure>[] = []
  const listen = (event: CustomEvent<IslandFailure>) => events.push(event)
  const callback = jest.fn()
  const told = failure()
  document.addEventListener('partner-islands:error', listen)
  expect(report(told, [callback])).toBe(true)
  document.removeEventListener('partner-islands:error', listen)
  expect(events.map(({ detail, target }) => [detail, target])).toEqual([[told, host]])
  expect(events[0]).toMatchObject({ bubbles: true, composed: true, cancelable: true })
  expect(callback).toHaveBeenCalledTimes(1)
  expect(callback).toHaveBeenCalledWith(told)
  expect(logged).toHaveBeenCalledTimes(1)
  expect(logged).toHaveBeenCalledWith('partner-islands: island "sidebar" [render] it broke', host, expect.any(TypeError))
})

test('a page that prevents the default takes the failure over', () => {
  const callback = jest.fn()
  host.addEventListener('partner-islands:error', (event) => event.preventDefault())
  expect(report(failure(), [callback])).toBe(false)
  expect(callback).toHaveBeenCalledTimes(1)
  expect(logged).not.toHaveBeenCalled()
})

test('a host that is gone is told of on the document', () => {
  const listen = jest.fn()
  document.addEventListener('partner-islands:error', listen)
  host.remove()
  report(failure(), [])
  document.removeEventListener('partner-islands:error', listen)
  expect(listen).toHaveBeenCalledTimes(1)
})

test('a callback that throws keeps nobody else from hearing', () => {
  const reported = jest.fn()
  Object.assign(globalThis, { reportError: reported })
  const mistake = new Error('mistake')
  const second = jest.fn()
  report(failure(), [
    () => {
      throw mistake
    },
    second,
  ])
  expect(second).toHaveBeenCalledTimes(1)
  expect(reported).toHaveBeenCalledWith(mistake)
})

test('what concerns the page names no island', () => {
  report(failure({ island: undefined, code: 'page' }), [])
  expect(logged.mock.calls[0]?.[0]).toBe('partner-islands: page [page] it broke')
})
