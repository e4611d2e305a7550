import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base } from '@playwright/test'

/** The reference host as a process of its own, with a fresh database in memory and on disk. */
export const test = base.extend<{ violations: string[] }, { origin: string; hostEnv: Record<string, string> }>({
  /** Settings of the host besides its folder and port. */
  hostEnv: [{}, { option: true, scope: 'worker' }],
  origin: [
    async ({ hostEnv }, provide) => {
      // Hosts that run already: `npm run test:operation`.
      const running = process.env.PARTNER_ORIGIN
      if (running) return provide(running)
      const folder = await mkdtemp(path.join(tmpdir(), 'preview-'))
      const host = spawn(process.execPath, ['--import', 'tsx', 'demo/server/main.ts'], {
        env: { ...process.env, ...hostEnv, DATA_DIR: folder, PORT: '0', CALLS_PER_MINUTE: '1000000' },
      })
      await provide(await addressOf(host))
      host.kill()
      await new Promise((resolve) => host.once('exit', resolve))
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ origin }, provide) => provide(origin),
  violations: async ({ page }, provide) => {
    const seen: string[] = []
    page.on('console', (message) => message.text().includes('Content Security Policy') && seen.push(message.text()))
    page.on('dialog', (dialog) => {
      if (dialog.type() === 'alert') seen.push(dialog.message())
    })
    await provide(seen)
  },
})

function addressOf(host: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (text: unknown) => {
      said += String(text)
      const origin = /Partner host: (\S+)/.exec(said)?.[1]
      if (origin) resolve(origin)
    }
    host.stdout?.on('data', listen)
    host.stderr?.on('data', listen)
    host.once('exit', () => reject(new Error(said)))
  })
}

export { expect } from '@playwright/test'
