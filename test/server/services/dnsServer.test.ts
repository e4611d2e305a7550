/** @jest-environment node */
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { type Answer, decode, encode, type Packet, streamDecode, streamEncode } from 'dns-packet'
import { serveDns } from '../../../demo/services/dns/server'

const query = (name: string): Packet => ({ type: 'query', id: 7, questions: [{ type: 'A', name }] })

const good: Answer = { type: 'A', name: 'good.example', data: '192.0.2.1', ttl: 60 }
const bad: Answer = { type: 'SSHFP', name: 'bad.example', data: { algorithm: 4, hash: 2, fingerprint: 'too short' }, ttl: 60 }

/** Has of one of two names what no packet can say. */
const open = () => serveDns(({ name }) => Promise.resolve({ type: 'response', answers: [name === bad.name ? bad : good] }))

const unhandled = jest.fn()
beforeAll(() => process.on('unhandledRejection', unhandled))
afterAll(() => process.off('unhandledRejection', unhandled))

it('says nothing by UDP about what cannot be said, and goes on answering', async () => {
  const server = await open()
  const socket = createSocket('udp4')
  for (const name of ['bad.example', 'good.example']) socket.send(encode(query(name)), server.port, '127.0.0.1')
  const [message] = (await once(socket, 'message')) as [Buffer]
  expect(decode(message).answers).toMatchObject([good])
  expect(unhandled).not.toHaveBeenCalled()
  socket.close()
  await server.close()
})

it('says nothing by TCP about what cannot be said, and goes on answering', async () => {
  const server = await open()
  const socket = createConnection(server.port, '127.0.0.1')
  for (const name of ['bad.example', 'good.example']) socket.write(streamEncode(query(name)))
  const [message] = (await once(socket, 'data')) as [Buffer]
  expect(streamDecode(message)?.answers).toMatchObject([good])
  expect(unhandled).not.toHaveBeenCalled()
  socket.destroy()
  await server.close()
})

it('may be closed while an answer is looked for', async () => {
  const found: (() => void)[] = []
  const server = await serveDns(() => new Promise((resolve) => found.push(() => resolve({ type: 'response' }))))
  const socket = createSocket('udp4')
  socket.send(encode(query('late.example')), server.port, '127.0.0.1')
  while (found.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  await server.close()
  found[0]?.()
  await new Promise(setImmediate)
  expect(unhandled).not.toHaveBeenCalled()
  socket.close()
})
