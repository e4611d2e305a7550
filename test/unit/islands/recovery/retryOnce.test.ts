import { retryOnce } from '../../../../src/islands/recovery/retryOnce'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function failing(times: number) {
  let calls = 0
  return {
    load: async () => {
      if (++calls <= times) throw new Error(`failure ${calls}`)
      return 'loaded'
    },
    calls: () => calls,
  }
}

test('what loads is loaded once', async () => {
  const { load, calls } = failing(0)
  await expect(retryOnce(load)).resolves.toBe('loaded')
  expect(calls()).toBe(1)
})

test('what fails once is loaded after a pause', async () => {
  const { load, calls } = failing(1)
  const result = retryOnce(load)
  await jest.advanceTimersByTimeAsync(900)
  expect(calls()).toBe(1)
  await jest.advanceTimersByTimeAsync(200)
  await expect(result).resolves.toBe('loaded')
})

test('what fails twice has failed, with the last reason', async () => {
  const { load, calls } = failing(9)
  const result = retryOnce(load).catch((error: unknown) => error)
  await jest.runAllTimersAsync()
  expect(await result).toMatchObject({ code: 'chunk', message: 'failure 2' })
  expect(calls()).toBe(2)
})

test('without a network there is no second try', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { load, calls } = failing(1)
  await expect(retryOnce(load)).rejects.toThrow('failure 1')
  expect(calls()).toBe(1)
  online.mockRestore()
})
