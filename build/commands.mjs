// Runs the commands of the documents that no other test runs, after a build. Those that go on are ended once they have done their work.
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { run } from './setup.mjs'

const BUILT = ['dist/manifest.json', 'dist-host/main.mjs.map']
/** Compressed copies come one after the other, at the end; without a new one for so long there are no more. */
const QUIET_MS = 3_000
const folder = mkdtempSync(path.join(os.tmpdir(), 'commands-'))
const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
const isQuiet = () => {
  const files = readdirSync('dist', { recursive: true }).map((file) => path.join('dist', file))
  return Math.max(...files.map(changedAt)) < Date.now() - QUIET_MS
}

await runUntil('demo', (said) => said.includes('Partner host: http'), { PORT: '0', DATA_DIR: path.join(folder, 'data') })
const start = Date.now()
await runUntil('dev', () => BUILT.every((file) => changedAt(file) > start) && isQuiet())
run('npm', ['run', '-s', 'pictures', '--', path.join(folder, 'pictures')])
run('npm', ['run', '-s', 'format'])
rmSync(folder, { recursive: true })

async function runUntil(script, isDone, env = {}) {
  console.log(`\n== npm run ${script}`)
  // In a group of its own, so that what it has started ends with it.
  const child = spawn('npm', ['run', '-s', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
    detached: true,
  })
  const closed = new Promise((resolve) => {
    child.on('close', resolve)
  })
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  while (!isDone(said)) {
    if (child.exitCode !== null) throw new Error(`npm run ${script} ended: ${said}`)
    await setTimeout(100)
  }
  process.kill(-Number(child.pid), 'SIGTERM')
  await closed
}
