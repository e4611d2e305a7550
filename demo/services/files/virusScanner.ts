import { connect } from 'node:net'

/** What a scanner finds in a file. `unscanned`: it was asked and could not tell, such as of what is too large for it. */
type ScanResult = { state: 'clean' } | { state: 'infected'; virus: string } | { state: 'unscanned' }

/** Rejects when nobody answers; then the question stays open. */
export type VirusScanner = (content: Uint8Array) => Promise<ScanResult>

const TIMEOUT_MS = 20_000
const CHUNK = 64 * 1024
const DEFAULT_PORT = 3310

/** A scanner that speaks the protocol of clamd, at `host:port`. */
export function createVirusScanner(address: string): VirusScanner {
  const { hostname, port } = new URL(`tcp://${address}`)
  return async (content) => readResult(await instream(hostname, Number(port) || DEFAULT_PORT, content))
}

/** INSTREAM: each part with its length before it, and a length of zero at the end; the answer ends with NUL. */
function instream(host: string, port: number, content: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect({ host, port }, () => {
      socket.write('zINSTREAM\0')
      for (let start = 0; start < content.length; start += CHUNK) {
        const part = content.subarray(start, start + CHUNK)
        socket.write(lengthOf(part.length))
        socket.write(part)
      }
      socket.write(lengthOf(0))
    })
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('the virus scanner does not answer')))
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      answer += text
      if (answer.includes('\0')) socket.destroy()
    })
    socket.on('error', reject)
    socket.on('close', () => (answer.includes('\0') ? resolve(answer) : reject(new Error('the virus scanner gave no answer'))))
  })
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** `stream: OK`, `stream: Eicar-Test-Signature FOUND`, or what went wrong with `ERROR` at the end. */
function readResult(answer: string): ScanResult {
  const [line = ''] = answer.split('\0', 1)
  const virus = /^stream: (.+) FOUND$/.exec(line)?.[1]
  if (virus) return { state: 'infected', virus }
  return line === 'stream: OK' ? { state: 'clean' } : { state: 'unscanned' }
}
