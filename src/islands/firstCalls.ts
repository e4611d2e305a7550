import { requestHeaders } from '../http/requestHeaders'
import { findPageElements } from '../page/pageElement'
import { readJson } from '../page/readJson'
import { isOwnPath } from '../page/values'

/** Until then an answer counts as what the server would say now. Milliseconds. */
export const FRESH_MS = 30_000

interface FirstAnswer {
  readonly response: Promise<Response>
  /** By `performance.now()`. */
  readonly until: number
}

/**
 * Begins the calls that the page data name as the first ones (`firstCalls`), before there is code that would make them. The result is a
 * `fetch` that has their answers: each for the first who asks, and only while it is fresh. What is in the page data is checked where the
 * rest of them is, and answers by whoever asks; here nothing is taken for granted.
 */
export function beginFirstCalls(document: Document): typeof fetch {
  const answers = new Map<string, FirstAnswer>()
  const page = pageOf(document)
  const isFresh = isMadeNow(page['serverTime'])
  for (const [path, answer] of Object.entries(recordOf(page['firstCalls']))) {
    if (!isOwnPath(path)) continue
    const response = isFresh && answer !== null ? Promise.resolve(Response.json(answer)) : ask(path, partnerOf(page))
    // Told when somebody asks.
    response.catch(() => {})
    answers.set(path, { response, until: performance.now() + FRESH_MS })
  }

  return (input, init) => {
    const path = String(input)
    const first = init?.method === 'GET' ? answers.get(path) : undefined
    answers.delete(path)
    if (!first || performance.now() > first.until) return globalThis.fetch(input, init)
    return first.response.catch(() => globalThis.fetch(input, init))
  }
}

const ask = (path: string, partner: number | null): Promise<Response> =>
  globalThis.fetch(path, { headers: requestHeaders(undefined, partner), credentials: 'same-origin' })

function pageOf(document: Document): Readonly<Record<string, unknown>> {
  const [element] = findPageElements(document)
  const json = element && readJson(element)
  return json?.ok ? recordOf(json.value) : {}
}

function partnerOf(page: Readonly<Record<string, unknown>>): number | null {
  const { partnerId } = recordOf(page['config'])
  return typeof partnerId === 'number' ? partnerId : null
}

/** Browsers show pages again that they have kept, such as those of a window that is restored. */
function isMadeNow(serverTime: unknown): boolean {
  return typeof serverTime === 'string' && Math.abs(Date.now() - Date.parse(serverTime)) < FRESH_MS
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})
