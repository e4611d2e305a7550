import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { decode, type DecodedPacket, encode, type Packet, type Question, streamEncode, TRUNCATED_RESPONSE } from 'dns-packet'
import { portOf } from '../network/portOf'
import { untilListening } from '../network/untilListening'

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
  let isOpen = true
  udp.on('message', (message, from) => {
    const query = read(message)
    if (!query) return
    const encoded = (packet: Packet) => fitting(packet, limitOf(query))
    void respond(query, answerer, encoded).then((datagram) => {
      if (datagram && isOpen) udp.send(datagram, from.port, from.address, () => {})
    })
  })
  udp.bind(chosen, LOOPBACK)
  await untilListening(udp, SETTING)
  return {
    address: `${LOOPBACK}:${chosen}`,
    port: chosen,
    async close() {
      isOpen = false
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

/** A name server that fails, or finds what no packet can say, says nothing, as a dead one. */
async function respond(query: DecodedPacket, answerer: Answerer, encoded: (packet: Packet) => Buffer): Promise<Buffer | null> {
  const [question] = query.questions ?? []
  if (!question) return null
  try {
    const answer = await answerer(question, wantsSignatures(query))
    return answer && encoded({ ...answer, id: query.id ?? 0, questions: [question] })
  } catch {
    return null
  }
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
      void respond(query, answerer, streamEncode).then((answer) => answer && socket.writable && socket.write(answer))
    }
  })
}
