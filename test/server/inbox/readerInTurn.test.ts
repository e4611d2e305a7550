/** @jest-environment ./test/server/support/environment.cjs */
import { PassThrough } from 'node:stream'
import { readerInTurn } from '../../../demo/inbox/receive/readerInTurn'

/** Lets everything that has happened be heard of. */
const settle = () => new Promise((resolve) => setImmediate(resolve))
const sent = (count: number) => Array.from({ length: count }, () => new PassThrough())
const isRead = (stream: PassThrough) => stream.listenerCount('readable') + stream.listenerCount('data') > 0 || stream.readableFlowing

it('reads a few mails at a time, and all of them', async () => {
  const read = readerInTurn()
  const streams = sent(5)
  const mails = streams.map(read)
  await settle()
  expect(streams.map((stream) => Boolean(isRead(stream)))).toEqual([true, true, false, false, false])
  streams.forEach((stream, nth) => stream.end(`mail ${nth}`))
  expect((await Promise.all(mails)).map(String)).toEqual(['mail 0', 'mail 1', 'mail 2', 'mail 3', 'mail 4'])
})

it('lets nobody who sends slowly, or breaks off, keep the others waiting', async () => {
  const read = readerInTurn()
  const [slow, slower, broken] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const quick = sent(6)
  const mails = [slow, slower].map(read)
  const gone = read(broken).then(
    () => 'read',
    () => 'gone',
  )
  const others = quick.map(read)
  broken.destroy(new Error('gone'))
  expect(await gone).toBe('gone')
  for (const stream of quick) stream.end('quick')
  expect((await Promise.all(others)).map(String)).toEqual(quick.map(() => 'quick'))
  slow.end('slow')
  expect(String(await mails[0])).toBe('slow')
})
