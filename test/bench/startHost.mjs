import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * The reference host with the small data set, in a process and a folder of its own. Its database is the embedded one, or the empty one on
 * PostgreSQL that `PARTNER_POSTGRES` names.
 */
export async function startHost(settings = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'partner-islands-bench-'))
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: '0',
    CALLS_PER_MINUTE: '1000000',
    NODE_ENV: 'production',
    DATABASE_URL: process.env.PARTNER_POSTGRES ?? '',
    ...settings,
  }
  const host = spawn(process.execPath, ['dist-host/main.mjs'], { env })
  return {
    origin: await addressOf(host),
    async stop() {
      host.kill()
      await new Promise((resolve) => host.once('exit', resolve))
      rmSync(folder, { recursive: true })
    },
  }
}

export async function signIn(origin) {
  const body = new URLSearchParams({ email: 'admin@demo.partner', password: 'demo-password-2026' })
  const response = await fetch(`${origin}/login`, { method: 'POST', body, headers: { origin }, redirect: 'manual' })
  const cookie = response.headers.get('set-cookie')?.split(';', 1)[0]
  if (!cookie) throw new Error(`Sign-in answers ${response.status}`)
  return cookie
}

export function headersOf(cookie) {
  return { cookie, accept: 'application/json, text/html', 'x-requested-with': 'XMLHttpRequest' }
}

function addressOf(child) {
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (text) => {
      said += String(text)
      const origin = /Partner host: (\S+)/.exec(said)?.[1]
      if (origin) resolve(origin)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', () => reject(new Error(said)))
  })
}
