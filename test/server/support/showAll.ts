import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { setTimeout } from 'node:timers/promises'
import { signIn } from './signIn'

/** Longer than there is between two rounds of the work in the background: what is due when a host starts changes what it shows. */
const REST_MS = 3_000

/** What somebody sees once the host is at rest: lists, websites with what belongs to them, the bytes of their files. */
export async function showAll(origin: string): Promise<Record<string, unknown>> {
  const call = await signIn(origin)
  let shown = await show(call)
  for (;;) {
    await setTimeout(REST_MS)
    const again = await show(call)
    if (isDeepStrictEqual(shown, again)) break
    shown = again
  }
  expect(Object.keys(shown).filter((url) => url.startsWith('/original/')).length).toBeGreaterThan(2)
  return shown
}

const hashOf = (content: ArrayBuffer): string => createHash('sha256').update(Buffer.from(content)).digest('hex')

async function show(call: (url: string) => Promise<Response>): Promise<Record<string, unknown>> {
  const ids = Array.from({ length: 20 }, (_, at) => at + 1)
  const urls = ['/api/tags', '/api/account', ...ids.flatMap((id) => [`/api/website-details/${id}`, `/original/${id}/file`])]
  const shown: Record<string, unknown> = {}
  for (const url of urls) {
    const answer = await call(url)
    if (answer.ok) shown[url] = url.startsWith('/original/') ? hashOf(await answer.arrayBuffer()) : await answer.json()
  }
  return shown
}
