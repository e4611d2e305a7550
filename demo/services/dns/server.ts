import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { decode, type DecodedPacket, encode, type Packet, type Question, streamEncode, TRUNCATED_RESPONSE } from 'dns-packet'
import { portOf } from '../portOf'
import { untilListening } from '../untilListening'

const LOOPBACK = '127.0.0.1'
const SETTING = 'DNS_PORT'
const UDP_MAX_BYTES = 512 // RFC 1035; more has to be asked for
const EDNS_MAX_BYTES = 1_232
const IDLE_MS = 10_000

/** Says what to answer; null for no answer at all. */
export type Answerer = (question: Question, wantsSignatures: boolean) => Promise<Packet | null>

export interface DnsServer {
  /** `127.0.0.1:5300`, as resolvers take it. */
  address: string
  port: number
  close(): Promise<void>
}

/** Serves DNS over UDP and TCP on the same loopback port; 0 takes a free one. */
export async function serveDns(answerer: Answerer, port = 0): Promise<DnsServer> {
  const sockets = new Set<Socket>()
  const tcp = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    serveStream(socket, answerer)
  })
  tcp.listen(port, LOOPBACK)
  await untilListening(tcp, SETTING)
  const chosen = portOf(tcp)
  const udp = createSocket('udp4')
  udp.on('message', (message, from) => {
    const query = read(message)
    if (!query) return
    void respond(query, answerer).then((packet) => {
      if (packet) udp.send(fitting(packet, limitOf(query)), from.port, from.address, () => {})
    })
  })
  udp.bind(chosen, LOOPBACK)
  await untilListening(udp, SETTING)
  return {
    address: `${LOOPBACK}:${chosen}`,
    port: chosen,
    async close() {
      udp.close()
      for (const socket of sockets) socket.destroy()
      tcp.close()
      await once(tcp, 'close')
    },
  }
}

function read(message: Buffer): DecodedPacket | null {
  try {
    const packet = decode(message)
    return packet.type === 'query' && packet.questions?.length === 1 ? packet : null
  } catch {
    return null
  }
}

async function respond(query: DecodedPacket, answerer: Answerer): Promise<Packet | null> {
  const [question] = query.questions ?? []
  if (!question) return null
  // A name server that fails says nothing, as a dead one.
  const answer = await answerer(question, wantsSignatures(query)).catch(() => null)
  return answer && { ...answer, id: query.id ?? 0, questions: [question] }
}

const wantsSignatures = ({ additionals }: DecodedPacket): boolean =>
  additionals?.some((record) => record.type === 'OPT' && record.flag_do) ?? false

function limitOf({ additionals }: DecodedPacket): number {
  const option = additionals?.find(({ type }) => type === 'OPT')
  const asked = option && 'udpPayloadSize' in option ? option.udpPayloadSize : UDP_MAX_BYTES
  return Math.min(Math.max(asked, UDP_MAX_BYTES), EDNS_MAX_BYTES)
}

/** What does not fit into a datagram has to be asked for over TCP. */
function fitting(packet: Packet, limit: number): Buffer {
  const whole = encode(packet)
  return whole.length <= limit
    ? whole
    : encode({ ...packet, flags: (packet.flags ?? 0) | TRUNCATED_RESPONSE, answers: [], authorities: [] })
}

function serveStream(socket: Socket, answerer: Answerer): void {
  let buffer = Buffer.alloc(0)
  socket.setTimeout(IDLE_MS, () => socket.destroy())
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk) => {
    buffer = Buffer.concat([buffer, chunk])
    while (buffer.length >= 2 && buffer.length >= 2 + buffer.readUInt16BE(0)) {
      const length = 2 + buffer.readUInt16BE(0)
      // Two bytes of length, then the same as in a datagram.
      const query = read(buffer.subarray(2, length))
      buffer = buffer.subarray(length)
      if (!query) {
        socket.destroy()
        return
      }
      void respond(query, answerer).then((packet) => packet && socket.writable && socket.write(streamEncode(packet)))
    }
  })
}
