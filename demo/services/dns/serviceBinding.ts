import { parameterNumber, readServiceBinding, SERVICE_PARAMETERS, type ServiceBinding } from '../../../src/model'

/** Type 65 (RFC 9460), by the name that dns-packet gives to numbers it does not know. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types do not know this one; of NULL they take any bytes, too
export const HTTPS_ON_THE_WIRE = 'UNKNOWN_65' as string as 'NULL'

/** The bytes of an HTTPS record: priority, target, parameters in the order of their numbers (RFC 9460 2.2). */
export function encodeServiceBinding({ priority, target, parameters }: ServiceBinding): Buffer {
  const numbered = parameters
    .map(([name, value]) => ({ number: parameterNumber(name) ?? 0, value: valueBytes(name, value) }))
    .toSorted((a, b) => a.number - b.number)
  const written = numbered.map(({ number, value }) => Buffer.concat([uint16(number), uint16(value.length), value]))
  return Buffer.concat([uint16(priority), nameBytes(target), ...written])
}

function uint16(number: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(number)
  return bytes
}

const withLength = (text: string): Buffer => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)])
const nameBytes = (host: string): Buffer => Buffer.concat([...(host === '.' ? [] : host.split('.').map(withLength)), Buffer.from([0])])

function valueBytes(name: string, value: string): Buffer {
  const list = value.split(',')
  switch (name) {
    case 'mandatory':
      return Buffer.concat(
        list
          .map((one) => parameterNumber(one) ?? 0)
          .toSorted((a, b) => a - b)
          .map(uint16),
      )
    case 'alpn':
      return Buffer.concat(list.map(withLength))
    case 'port':
      return uint16(Number(value))
    case 'ipv4hint':
      return Buffer.from(list.flatMap((address) => address.split('.').map(Number)))
    case 'ipv6hint':
      return Buffer.concat(list.map(ipv6Bytes))
    case 'ech':
      return Buffer.from(value, 'base64')
    default:
      return Buffer.from(value)
  }
}

function ipv6Bytes(address: string): Buffer {
  // A URL writes every form as groups, addresses of the fourth version inside too.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const [before, after] = [groups(head), groups(tail ?? '')]
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return Buffer.concat([...before, ...zeros, ...after].map((group) => uint16(Number.parseInt(group, 16))))
}

/** The content of a record as it comes back from a name server: parameters in their order, addresses at their shortest. */
export function toldServiceBinding(content: string): string {
  const binding = readServiceBinding(content)
  return binding ? decodeServiceBinding(encodeServiceBinding(binding)) : content
}

/** The same as a zone file has it. */
export function decodeServiceBinding(bytes: Buffer): string {
  const labels: string[] = []
  let place = 2
  for (let length = bytes[place] ?? 0; length > 0; length = bytes[place] ?? 0) {
    labels.push(bytes.toString('latin1', place + 1, place + 1 + length))
    place += 1 + length
  }
  place += 1
  const words = [String(bytes.readUInt16BE(0)), labels.length > 0 ? `${labels.join('.')}.` : '.']
  while (place + 4 <= bytes.length) {
    const number = bytes.readUInt16BE(place)
    const end = place + 4 + bytes.readUInt16BE(place + 2)
    const name = SERVICE_PARAMETERS[number] ?? `key${number}`
    const value = valueText(name, bytes.subarray(place + 4, end))
    words.push(value === '' ? name : `${name}=${value}`)
    place = end
  }
  return words.join(' ')
}

function valueText(name: string, bytes: Buffer): string {
  switch (name) {
    case 'mandatory':
      return pieces(bytes, 2)
        .map((piece) => SERVICE_PARAMETERS[piece.readUInt16BE()] ?? `key${piece.readUInt16BE()}`)
        .join(',')
    case 'alpn':
      return characterStrings(bytes).join(',')
    case 'port':
      return String(bytes.readUInt16BE())
    case 'ipv4hint':
      return pieces(bytes, 4)
        .map((piece) => [...piece].join('.'))
        .join(',')
    case 'ipv6hint':
      return pieces(bytes, 16)
        .map((piece) =>
          new URL(
            `http://[${pieces(piece, 2)
              .map((group) => group.toString('hex'))
              .join(':')}]`,
          ).hostname.slice(1, -1),
        )
        .join(',')
    case 'ech':
      return bytes.toString('base64')
    default:
      return bytes.toString()
  }
}

const pieces = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.floor(bytes.length / size) }, (_, nth) => bytes.subarray(nth * size, (nth + 1) * size))

function characterStrings(bytes: Buffer): string[] {
  const texts: string[] = []
  for (let place = 0; place < bytes.length; place += 1 + (bytes[place] ?? 0))
    texts.push(bytes.toString('latin1', place + 1, place + 1 + (bytes[place] ?? 0)))
  return texts
}
