import { MINUTE_MS } from '../../model'
import { type Fetch, whyUnreachable } from '../reach'
import { type Call, headersOf } from './Call'

/** What came back. */
export interface Reply {
  readonly call: Call
  /** 0 when nothing came; `failure` says why. */
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly milliseconds: number
  readonly failure?: string
}

export interface CallerOptions {
  readonly fetch: Fetch
  readonly perMinute: number
  /** How long one answer may take. */
  readonly seconds: number
  readonly now?: () => number
  readonly sleep?: (milliseconds: number) => Promise<void>
}

export interface Caller {
  ask(call: Call): Promise<Reply>
  count(): number
}

/** After so many calls without an answer in a row nobody waits for the others. */
const SILENT_CALLS = 3

/** Makes calls one after the other, in any minute no more than allowed. Throws when the server has stopped answering. */
export function createCaller({ fetch, perMinute, seconds, now = Date.now, sleep = wait }: CallerOptions): Caller {
  const lastMinute: number[] = []
  let silent = 0
  let count = 0

  async function turn(): Promise<void> {
    for (;;) {
      const first = lastMinute[0]
      if (first !== undefined && first <= now() - MINUTE_MS) lastMinute.shift()
      else if (first !== undefined && lastMinute.length >= perMinute) await sleep(first + MINUTE_MS - now())
      else break
    }
    lastMinute.push(now())
    count += 1
  }

  async function answerOf(call: Call): Promise<Omit<Reply, 'milliseconds'>> {
    const init = {
      method: call.method,
      headers: headersOf(call).map(({ name, value }): [string, string] => [name, value]),
      redirect: 'manual',
      signal: AbortSignal.timeout(seconds * 1000),
      ...(call.body !== undefined && { body: call.body }),
    } as const
    try {
      const { status, headers, ...answer } = await read(await fetch(call.url, init))
      silent = 0
      return { call, status, headers, ...answer }
    } catch (error) {
      silent += 1
      const failure = whyUnreachable(call.url, error)
      if (silent >= SILENT_CALLS) throw new Error(`The server no longer answers. ${failure}`, { cause: error })
      return { call, status: 0, headers: new Headers(), text: '', failure }
    }
  }

  return {
    async ask(call) {
      await turn()
      const start = performance.now()
      const answer = await answerOf(call)
      return { ...answer, milliseconds: Math.round(performance.now() - start) }
    },
    count: () => count,
  }
}

const read = async (response: Response) => ({ status: response.status, headers: response.headers, text: await response.text() })

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
