import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { guardedLookup, urlProblem } from '../../services/network/addressGuard'

const TIMEOUT_MS = 15_000
const RESPONSE_MAX = 2_048

export interface Answer {
  /** Null when there was none. */
  status: number | null
  /** The beginning of the answer, or why there was none. */
  response: string
}

/** Posts to a stranger's address: guarded, without following redirects, never longer than 15 s, never more than 2 kB back. */
export function post(url: string, headers: Record<string, string>, body: string, allow: readonly string[]): Promise<Answer> {
  const problem = urlProblem(url, allow)
  if (problem) return Promise.resolve({ status: null, response: `refused: ${problem}` })
  const target = new URL(url)
  const isAllowed = allow.includes(target.host)
  const request = target.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve) => {
    const options = {
      method: 'POST',
      headers,
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(isAllowed ? {} : { lookup: guardedLookup }),
    }
    const outgoing = request(target, options, (incoming) => {
      let text = ''
      const done = () => resolve({ status: incoming.statusCode ?? null, response: text.slice(0, RESPONSE_MAX) })
      incoming.setEncoding('utf8')
      incoming.on('data', (chunk: string) => {
        text += chunk
        if (text.length > RESPONSE_MAX) incoming.destroy()
      })
      incoming.once('close', done)
    })
    outgoing.once('error', (error) => resolve({ status: null, response: error.message.slice(0, RESPONSE_MAX) }))
    outgoing.end(body)
  })
}
