import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const STAMP = 'node_modules/.lock-hash'

/** Runs a command with the terminal attached; a failing command ends the process with its exit code. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options })
  if (status !== 0) process.exit(status ?? 1)
}

/** Ends with a command and its exit code. What tells this process to end reaches the command. */
export function handOver(command, args) {
  const child = spawn(command, args, { stdio: 'inherit' })
  // A terminal sends it to both.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.once('close', (code) => process.exit(code ?? 1))
}

/** Installs exactly what the lockfile names, once per lockfile. Needs Node 20.19 or newer and npm. */
export function install() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 or newer is needed; this is ${process.version}.`)
    process.exit(1)
  }
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return
  run('npm', ['ci', '--ignore-scripts', '--engine-strict', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(STAMP, hash)
}
