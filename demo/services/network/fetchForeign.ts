import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { BlockedAddress, guardedLookup, isInnerHost } from './addressGuard'

const TIMEOUT_MS = 15_000
const MAX_REDIRECTS = 3

interface FetchOptions {
  accept: string
  /** What is longer is cut there. */
  maxBytes: number
  /** `host:port` of servers that may be asked although they are not on the open internet. */
  allow?: readonly string[]
}

export interface ForeignAnswer {
  contentType: string
  content: Buffer
  /** All of it is there. */
  isWhole: boolean
  /** Where it was at last. */
  url: string
}

/** `address`: it may not be asked. `answer`: it did not give what was asked for. */
export class ForeignError extends Error {
  constructor(readonly kind: 'address' | 'answer') {
    super(`foreign ${kind}`)
  }
}

/** Gets something from a stranger's server: only from the open internet at every hop, with nothing that says who asks, in 15 s altogether. */
export async function fetchForeign(url: string, options: FetchOptions): Promise<ForeignAnswer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let next = url
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const answer = await fetchOnce(next, options, signal)
    if (typeof answer !== 'string') return answer
    if (!URL.canParse(answer, next)) break
    next = new URL(answer, next).href
  }
  throw new ForeignError('answer')
}

/** Answers what is there, or the address it has moved to. What a name resolves to is checked when the socket connects. */
function fetchOnce(address: string, { accept, maxBytes, allow = [] }: FetchOptions, signal: AbortSignal): Promise<ForeignAnswer | string> {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw new ForeignError('address')
  const isAllowed = allow.includes(url.host)
  if (!isAllowed && isInnerHost(url.hostname.replace(/^\[|\]$/g, ''))) throw new ForeignError('address')
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  const options = { agent: false, signal, headers: { Accept: accept }, ...(isAllowed ? {} : { lookup: guardedLookup }) }
  return new Promise((resolve, reject) => {
    const fail = (error?: unknown) => reject(new ForeignError(error instanceof BlockedAddress ? 'address' : 'answer'))
    const outgoing = request(url, options, (incoming) => {
      const { statusCode = 0, headers } = incoming
      if (statusCode >= 300 && statusCode < 400) {
        incoming.destroy()
        return resolve(headers.location ?? '')
      }
      if (statusCode !== 200) {
        incoming.destroy()
        return fail()
      }
      const chunks: Buffer[] = []
      let size = 0
      incoming.on('data', (chunk: Buffer) => {
        size += chunk.byteLength
        chunks.push(chunk)
        if (size > maxBytes) incoming.destroy()
      })
      // It closes then as well, and is not whole.
      incoming.once('error', () => undefined)
      incoming.once('close', () =>
        resolve({
          contentType: headers['content-type'] ?? '',
          content: Buffer.concat(chunks),
          isWhole: incoming.complete && size <= maxBytes,
          url: url.href,
        }),
      )
    })
    outgoing.once('error', fail)
    outgoing.end()
  })
}
