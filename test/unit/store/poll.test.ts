import { createLeader, createPoller } from '../../../src/store'

const MINUTE = 60_000

function show(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** A lock that is held by one after the other, as a browser hands it on; who gave up is left out. */
function makeLocks(): LockManager {
  let held: Promise<unknown> = Promise.resolve()
  const request: unknown = (_: string, { signal }: LockOptions, task: () => Promise<void>) => {
    held = held.then(() => (signal?.aborted ? undefined : task()))
    return held
  }
  return { request: request as LockManager['request'], query: () => Promise.reject(new Error('not needed')) }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  show('visible')
  jest.useRealTimers()
})

describe('a poller', () => {
  const alone = { isLeader: () => true, onLead: () => () => undefined }
  const make = (run: () => Promise<unknown>, leader: Parameters<typeof createPoller>[0]['leader'] = alone) =>
    createPoller({ interval: MINUTE, run, leader })

  it('asks in every interval until it is stopped', async () => {
    const run = jest.fn(async () => undefined)
    const poller = make(run)
    await jest.advanceTimersByTimeAsync(3 * MINUTE)
    expect(run).toHaveBeenCalledTimes(3)
    poller.stop()
    await jest.advanceTimersByTimeAsync(10 * MINUTE)
    expect(run).toHaveBeenCalledTimes(3)
  })

  it('asks nothing while hidden, and once when it is shown again after hours', async () => {
    const run = jest.fn(async () => undefined)
    const poller = make(run)
    show('hidden')
    await jest.advanceTimersByTimeAsync(8 * 60 * MINUTE)
    expect(run).not.toHaveBeenCalled()
    show('visible')
    await jest.advanceTimersByTimeAsync(1_000)
    expect(run).toHaveBeenCalledTimes(1)
    poller.stop()
  })

  it('asks once after eight hours of sleep, in which no timer ran', async () => {
    const run = jest.fn(async () => undefined)
    const poller = make(run)
    jest.setSystemTime(Date.now() + 8 * 60 * MINUTE)
    show('visible')
    await jest.advanceTimersByTimeAsync(1_000)
    expect(run).toHaveBeenCalledTimes(1)
    poller.stop()
  })

  it('still asks when the clock is set back by years', async () => {
    const run = jest.fn(async () => undefined)
    const poller = make(run)
    jest.setSystemTime(0)
    show('visible')
    await jest.advanceTimersByTimeAsync(8 * MINUTE)
    expect(run).toHaveBeenCalled()
    poller.stop()
  })

  it('asks less and less often while it fails, and as before once it works', async () => {
    const run = jest.fn<Promise<void>, []>(() => Promise.reject(new Error('x')))
    const poller = make(run)
    const times: number[] = []
    run.mockImplementation(async () => {
      times.push(Date.now())
      if (times.length < 7) throw new Error('x')
    })
    await jest.advanceTimersByTimeAsync(60 * MINUTE)
    const gaps = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / MINUTE)
    expect(gaps.slice(0, 7)).toEqual([2, 4, 8, 8, 8, 8, 1])
    poller.stop()
  })

  it('asks at once when told, and never twice at a time', async () => {
    let finish = () => undefined as void
    const run = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const poller = make(run)
    const [one, other] = [poller.now(), poller.now()]
    await jest.advanceTimersByTimeAsync(5 * MINUTE)
    expect(run).toHaveBeenCalledTimes(1)
    finish()
    await Promise.all([one, other])
    void poller.now()
    expect(run).toHaveBeenCalledTimes(2)
    poller.stop()
  })

  it('waits a whole interval after another tab has told the result', async () => {
    const run = jest.fn(async () => undefined)
    const poller = make(run)
    await jest.advanceTimersByTimeAsync(50_000)
    poller.received()
    await jest.advanceTimersByTimeAsync(59_999)
    expect(run).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(run).toHaveBeenCalledTimes(1)
    poller.stop()
  })

  it('asks at once when the page comes back from the back-forward cache', async () => {
    const run = jest.fn(async () => undefined)
    const poller = make(run)
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(run).not.toHaveBeenCalled()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(run).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(0)
    poller.stop()
  })

  it('asks in one tab of many, and in the next when that one closes', async () => {
    const locks = makeLocks()
    const leaders = [1, 2, 3].map(() => createLeader('counts', locks))
    const runs = leaders.map(() => jest.fn(async () => undefined))
    const pollers = leaders.map((leader, index) => make(runs[index] ?? jest.fn(), leader))
    const asked = () => runs.map((run) => run.mock.calls.length)
    await jest.advanceTimersByTimeAsync(2.5 * MINUTE)
    expect(asked()).toEqual([2, 0, 0])
    leaders[0]?.stop()
    pollers[0]?.stop()
    await jest.advanceTimersByTimeAsync(1)
    // Nobody had told the second tab a result, so it is long due.
    expect(asked()).toEqual([2, 1, 0])
    for (const each of [...leaders, ...pollers]) each.stop()
  })
})

describe('a leader', () => {
  it('is every tab where the browser has no locks', () => {
    expect(createLeader('counts', undefined).isLeader()).toBe(true)
  })

  it('gives its place up while it is hidden', async () => {
    const leader = createLeader('counts', makeLocks())
    await jest.advanceTimersByTimeAsync(1)
    expect(leader.isLeader()).toBe(true)
    show('hidden')
    expect(leader.isLeader()).toBe(false)
    show('visible')
    await jest.advanceTimersByTimeAsync(1)
    expect(leader.isLeader()).toBe(true)
    leader.stop()
  })
})
