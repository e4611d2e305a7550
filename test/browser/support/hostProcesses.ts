import { type ChildProcess, spawn } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import { createDatabase } from '../../server/support/createDatabase'
import { makeFolder } from './makeFolder'
import { startRoundRobin } from './roundRobin'

interface Hosts {
  readonly origin: string
  readonly stop: () => Promise<unknown>
}

/**
 * The reference host with demo data and settings of its own: one process on its embedded database or, where PARTNER_POSTGRES names a
 * PostgreSQL (`npm run test:operation`), two of them on a fresh database there, behind a proxy that takes them in turns.
 */
export async function startHosts(settings: Record<string, string>): Promise<Hosts> {
  const folder = await makeFolder('host')
  const env = { ...process.env, ...settings, DATA_DIR: folder, PORT: '0', CALLS_PER_MINUTE: '1000000' }
  const { PARTNER_POSTGRES: postgres, SEEDED_DATA_DIR: seeded } = process.env
  if (seeded && !('DATA_SET' in settings)) await cp(seeded, folder, { recursive: true })
  const { origin, stop } = postgres ? await startTwo(env, postgres) : await startHost(env)
  return { origin, stop: () => stop().then(() => rm(folder, { recursive: true })) }
}

/** One process of it; with `stop` it finishes what it does and closes its database. One that ends by itself says so where tests report. */
export async function startHost(env: NodeJS.ProcessEnv): Promise<Hosts> {
  const host = spawn(process.execPath, ['dist-host/main.mjs'], { env })
  const ended = new Promise((resolve) => host.once('exit', resolve))
  const said = lastWords(host)
  const origin = await addressOf(host, said)
  const tell = (code: number | null, signal: string | null) => console.error(`The host ended with ${code ?? signal}: ${said()}`)
  host.once('exit', tell)
  const stop = () => {
    host.off('exit', tell)
    host.kill()
    return ended
  }
  return { origin, stop }
}

/** The last 4,000 characters of what it printed. */
function lastWords(host: ChildProcess): () => string {
  let said = ''
  const listen = (text: unknown) => {
    said = (said + String(text)).slice(-4_000)
  }
  host.stdout?.on('data', listen)
  host.stderr?.on('data', listen)
  return () => said
}

async function startTwo(env: NodeJS.ProcessEnv, postgres: string): Promise<Hosts> {
  const database = await createDatabase(postgres)
  const own = { ...env, DATABASE_URL: database }
  // The first one makes tables and demo data; the other one finds them.
  const first = await startHost(own)
  const hosts = [first, await startHost(own)]
  const proxy = await startRoundRobin(hosts.map(({ origin }) => origin))
  return { origin: proxy.origin, stop: () => Promise.all([proxy.close(), ...hosts.map(({ stop }) => stop())]) }
}

function addressOf(host: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    host.stdout?.on('data', () => {
      const origin = /Partner host: (\S+)/.exec(said())?.[1]
      if (origin) resolve(origin)
    })
    host.once('exit', () => reject(new Error(said())))
  })
}
