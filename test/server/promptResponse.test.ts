/** @jest-environment ./test/server/support/environment.cjs */
import { connect as connectHttp2, createServer as createHttp2 } from 'node:http2'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { PromptResponse } from '../../demo/promptResponse'

const HEAD = 9
const DATA = 0
const END_STREAM = 1

/** Of each frame with data, in the order of the wire: the stream, and whether it ends with it (RFC 9113, sections 4.1 and 6.1). */
function framesIn(bytes: Buffer): { stream: number; isEnd: boolean }[] {
  const frames = []
  for (let at = 0; at + HEAD <= bytes.length; at += HEAD + bytes.readUIntBE(at, 3))
    if (bytes[at + 3] === DATA) frames.push({ stream: bytes.readUInt32BE(at + 5), isEnd: (bytes.readUInt8(at + 4) & END_STREAM) !== 0 })
  return frames
}

const portOf = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port
const listening = (server: Pick<Server, 'listen'>) => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))

it('ends with its last bytes, not after those of all answers beside it', async () => {
  const server = createHttp2({ Http2ServerResponse: PromptResponse }, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' })
    response.end('some words')
  })
  await listening(server)
  const sent: Buffer[] = []
  const wire = createServer((near) => {
    const far = connect(portOf(server), '127.0.0.1')
    near.pipe(far).pipe(near)
    far.on('data', (bytes: Buffer) => sent.push(bytes))
  })
  await listening(wire)
  const session = connectHttp2(`http://127.0.0.1:${portOf(wire)}`)
  const ask = () => new Promise((resolve) => void session.request({ ':path': '/' }).on('end', resolve).resume())
  await Promise.all([ask(), ask(), ask()])
  session.close()
  wire.close()
  server.close()
  const frames = framesIn(Buffer.concat(sent))
  expect(new Set(frames.map(({ stream }) => stream)).size).toBe(3)
  expect(frames.map(({ isEnd }) => isEnd)).toEqual([true, true, true])
})
