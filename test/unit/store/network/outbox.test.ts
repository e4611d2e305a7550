import fc from 'fast-check'
import { RequestError } from '../../../../src/http'
import { hasUnsavedChanges } from '../../../../src/store'
import { createOutbox } from '../../../../src/store/network/outbox'

const online = jest.spyOn(navigator, 'onLine', 'get')
beforeEach(() => online.mockReturnValue(true))

it('sends at once while the network is there', async () => {
  const outbox = createOutbox()
  await expect(outbox.send({ kind: 'website' }, () => Promise.resolve(1))).resolves.toBe(1)
})

it('keeps what is changed without a network, and sends it in order when it is back', async () => {
  const outbox = createOutbox()
  const told: string[] = []
  const sent: string[] = []
  outbox.onChange = (waiting) => told.push(waiting.map(({ kind, isTried }) => (isTried ? `${kind}!` : kind)).join())
  online.mockReturnValue(false)
  const calls = ['a', 'b', 'c'].map((name) =>
    outbox.send({ kind: name === 'b' ? 'website' : 'todo' }, async () => {
      sent.push(name)
      return name
    }),
  )
  expect([sent, hasUnsavedChanges()]).toEqual([[], true])
  online.mockReturnValue(true)
  // What comes while others wait is sent after them.
  calls.push(outbox.send({ kind: 'message' }, async () => sent.push('d').toString()))
  await outbox.flush()
  expect(await Promise.all(calls)).toEqual(['a', 'b', 'c', '4'])
  expect(sent).toEqual(['a', 'b', 'c', 'd'])
  expect(told).toEqual([
    'todo',
    'todo,website',
    'todo,website,todo',
    'todo,website,todo,message',
    'todo!,website,todo,message',
    'website,todo,message',
    'website!,todo,message',
    'todo,message',
    'todo!,message',
    'message',
    'message!',
    '',
  ])
  expect(hasUnsavedChanges()).toBe(false)
})

it('goes on after one that is refused, and stops when the network goes again', async () => {
  const outbox = createOutbox()
  online.mockReturnValue(false)
  const refused = outbox.send({ kind: 'website' }, () => Promise.reject(new Error('refused')))
  const last = outbox.send({ kind: 'website' }, async () => {
    online.mockReturnValue(false)
    return 'sent'
  })
  const later = jest.fn(() => Promise.resolve('later'))
  const waits = outbox.send({ kind: 'website' }, later)
  online.mockReturnValue(true)
  await Promise.all([outbox.flush(), expect(refused).rejects.toThrow('refused')])
  expect(await last).toBe('sent')
  expect(later).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  await outbox.flush()
  expect(await waits).toBe('later')
})

it('keeps what does not reach the server yet, and tries it again', async () => {
  jest.useFakeTimers()
  const outbox = createOutbox()
  online.mockReturnValue(false)
  const reached: string[] = []
  const unreachable = new RequestError({ name: 'ConnectionError', type: 'network', message: 'gone' })
  const once = jest.fn(async () => reached.push('first')).mockRejectedValueOnce(unreachable)
  const calls = [outbox.send({ kind: 'website' }, once), outbox.send({ kind: 'todo' }, async () => reached.push('second'))]
  online.mockReturnValue(true)
  const [flushed, again] = [outbox.flush(), outbox.flush()]
  await jest.advanceTimersByTimeAsync(0)
  expect([once.mock.calls.length, reached]).toEqual([1, []])
  await jest.runAllTimersAsync()
  await Promise.all([flushed, again, ...calls])
  expect(reached).toEqual(['first', 'second'])
  jest.useRealTimers()
})

it('sends each once and in order, however the network comes and goes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('send', 'online', 'offline')), async (steps) => {
      online.mockReturnValue(true)
      const outbox = createOutbox()
      const sent: number[] = []
      const calls: Promise<number>[] = []
      for (const step of steps) {
        if (step === 'send') {
          const nth = calls.length
          calls.push(outbox.send({ kind: 'message' }, async () => sent.push(nth)))
        } else {
          online.mockReturnValue(step === 'online')
          if (step === 'online') await outbox.flush()
        }
      }
      online.mockReturnValue(true)
      await outbox.flush()
      await Promise.all(calls)
      expect(sent).toEqual(calls.map((_, nth) => nth))
    }),
  )
})

it('gives up what has not been tried, and sends the rest', async () => {
  const outbox = createOutbox()
  online.mockReturnValue(false)
  let ids: readonly number[] = []
  outbox.onChange = (waiting) => (ids = waiting.map(({ id }) => id))
  const sent: string[] = []
  const giving = new AbortController()
  const send = (about: string, signal?: AbortSignal) => outbox.send({ kind: 'website', about, signal }, async () => sent.push(about))
  const calls = [send('a'), send('b'), send('c', giving.signal), send('d')]
  outbox.giveUp(ids[1] ?? 0)
  giving.abort()
  await expect(calls[1]).rejects.toMatchObject({ name: 'AbortError' })
  await expect(calls[2]).rejects.toMatchObject({ name: 'AbortError' })
  online.mockReturnValue(true)
  const flushed = outbox.flush()
  // On its way already.
  outbox.giveUp(ids[0] ?? 0)
  await flushed
  await Promise.all([calls[0], calls[3]])
  expect([sent, ids]).toEqual([['a', 'd'], []])
})

it('the calls of a change that has its turn do not queue behind those that wait', async () => {
  const outbox = createOutbox()
  online.mockReturnValue(false)
  const sent: string[] = []
  const part = (name: string) => outbox.sendPart('website', async () => sent.push(name))
  const changes = ['a', 'b'].map((name) =>
    outbox.send({ kind: 'website' }, async () => {
      await part(`${name}1`)
      await part(`${name}2`)
    }),
  )
  online.mockReturnValue(true)
  await outbox.flush()
  await Promise.all(changes)
  expect(sent).toEqual(['a1', 'a2', 'b1', 'b2'])
})
