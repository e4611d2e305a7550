// How long people wait for their pages while mails arrive that are made to stop the host: `npm run bench -- hostile-mail`. All of them are sent at
// once, by SMTP, to the reference host with the small data set; requests of somebody at work are timed until the last mail is answered.
import { fork } from 'node:child_process'
import { createServer } from 'node:net'
import { headersOf, signIn, startHost } from '../startHost.mjs'

const MAILS = 100
const LIMIT_MS = 200
const PAUSE_MS = 20

const mailPort = await freePort()
const { origin, stop } = await startHost({ MAIL_PORT: String(mailPort) })
const figures = {}
try {
  const cookie = await signIn(origin)
  await timeUntil(cookie, pause(3_000))
  const idle = await timeUntil(cookie, pause(5_000))
  figures['nothing arrives, p99'] = { value: percentile(idle, 0.99), unit: 'ms' }
  const shapes = {
    'open elements': '<b>'.repeat(300_000),
    tables: '<table><tr><td>'.repeat(60_000),
    lists: '<ul><li>'.repeat(112_000),
  }
  for (const [name, markup] of Object.entries(shapes)) {
    const started = performance.now()
    const codes = send(name, markup)
    const times = await timeUntil(cookie, codes)
    const taken = (await codes).filter((code) => code === 250).length
    const value = percentile(times, 0.99)
    figures[`${MAILS} mails of ${name}, p99`] = { value, unit: 'ms', limit: `${LIMIT_MS} ms`, ok: value < LIMIT_MS }
    figures[`${MAILS} mails of ${name}, taken`] = { value: taken, limit: String(MAILS), ok: taken === MAILS }
    figures[`${MAILS} mails of ${name}, longest answer`] = { value: Math.max(...times), unit: 'ms' }
    figures[`${MAILS} mails of ${name}, all taken after`] = { value: (performance.now() - started) / 1000, unit: 's' }
  }
} finally {
  await stop()
}
console.log(JSON.stringify(figures, null, 2))

/** Sends them all at once; their answers, 250 for each that was taken. */
function send(name, markup) {
  const sender = fork(new URL('./sender.mjs', import.meta.url))
  sender.send({ mails: MAILS, port: mailPort, name, markup })
  return new Promise((resolve, reject) => sender.once('message', resolve).once('error', reject))
}

/** Asks one thing after the other until that is over, and answers how long each took. */
async function timeUntil(cookie, over) {
  const routes = ['/api/sidebar_counts', '/websites', '/api/websites?limit=50', '/api/log?limit=20']
  const times = []
  const wait = { isOver: false }
  void over.finally(() => (wait.isOver = true))
  while (!wait.isOver) {
    const before = performance.now()
    const response = await fetch(`${origin}${routes[times.length % routes.length]}`, { headers: headersOf(cookie) })
    await response.arrayBuffer()
    times.push(performance.now() - before)
    await pause(PAUSE_MS)
  }
  return times
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function percentile(times, share) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
