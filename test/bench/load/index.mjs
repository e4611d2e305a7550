// Requests per second and the time that 95 of 100 answers stay under, for the reference host with the small and the large data set:
// `npm run bench -- load`, with PARTNER_POSTGRES on that database. Load and host share the machine, so a host alone does better.
import { headersOf, signIn, startHost } from '../startHost.mjs'

const CLIENTS = 8
const REQUESTS = 400
const WARM_UP = 40

const { origin, stop } = await startHost()
const figures = {}
try {
  for (const set of ['small', 'large']) {
    if (set !== 'small') await send('/preview/api/reset', { set })
    const cookie = await signIn(origin)
    const list = await (await fetch(`${origin}/api/websites?limit=50`, { headers: headersOf(cookie) })).json()
    const routes = {
      page: '/websites',
      counts: '/api/sidebar_counts',
      list: '/api/websites?limit=50',
      details: `/api/website-details/${list.items[0].id}`,
    }
    for (const [name, url] of Object.entries(routes)) {
      await load(`${origin}${url}`, cookie, WARM_UP)
      const { perSecond, p95 } = await load(`${origin}${url}`, cookie, REQUESTS)
      figures[`${set} data, ${name}`] = { value: perSecond, unit: `requests/s, p95 ${p95.toFixed(0)} ms` }
    }
  }
} finally {
  await stop()
}
console.log(JSON.stringify(figures, null, 2))

/** Some clients that each ask again as soon as they have their answer. */
async function load(url, cookie, requests) {
  const times = []
  const started = performance.now()
  const client = async () => {
    while (times.length < requests) {
      const before = performance.now()
      const response = await fetch(url, { headers: headersOf(cookie) })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${url} answers ${response.status}`)
      times.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  const seconds = (performance.now() - started) / 1000
  return { perSecond: times.length / seconds, p95: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] }
}

async function send(url, body) {
  const headers = { origin, 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
  const response = await fetch(origin + url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
}
