import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { connect } from 'node:net'
import { decode, encode, type Packet, type Question, streamDecode, streamEncode } from 'dns-packet'

const TIMEOUT_MS = 1_500

/** Asks a server of this machine over UDP, and over TCP where the answer is too long; null when it says nothing. */
export async function ask(port: number, question: Question): Promise<Packet | null> {
  const query: Packet = { type: 'query', id: randomInt(65_536), questions: [question] }
  const answer = await askOverUdp(port, encode(query))
  if (!answer) return null
  const packet = decode(answer)
  return strip(packet.flag_tc ? decodeStream(await askOverTcp(port, streamEncode(query))) : packet)
}

const decodeStream = (message: Buffer | null): Packet | null => (message ? streamDecode(message) : null)

/** Only what is kept and sent on. */
const strip = (packet: Packet | null): Packet | null =>
  packet && { type: 'response', flags: (packet.flags ?? 0) & 0xf, answers: packet.answers ?? [], authorities: packet.authorities ?? [] }

async function askOverUdp(port: number, query: Buffer): Promise<Buffer | null> {
  const socket = createSocket('udp4')
  try {
    socket.send(query, port, '127.0.0.1')
    // Sockets give bytes; `once` does not know of which emitter the event is.
    const [answer]: Buffer[] = await once(socket, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return answer ?? null
  } catch {
    return null
  } finally {
    socket.close()
  }
}

async function askOverTcp(port: number, query: Buffer): Promise<Buffer | null> {
  const socket = connect(port, '127.0.0.1')
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy())
  try {
    socket.write(query)
    const chunks: Buffer[] = []
    for await (const chunk of socket) {
      // Bytes, as no encoding is set.
      chunks.push(chunk)
      const all = Buffer.concat(chunks)
      if (all.length >= 2 && all.length >= 2 + all.readUInt16BE(0)) return all
    }
    return null
  } catch {
    return null
  } finally {
    socket.destroy()
  }
}
