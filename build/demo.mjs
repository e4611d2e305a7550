import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { handOver, install, run } from './setup.mjs'

install()
if (!isBuilt() || process.argv.includes('--build')) run('npm', ['run', '-s', 'build'])
handOver(process.execPath, ['dist-host/main.mjs', ...process.argv.slice(2)])

/** Whether what is built is newer than all of its sources: templates and texts are read as they are, and would not fit an older host. */
function isBuilt() {
  const built = ['dist/manifest.json', 'dist-host/main.mjs']
  if (!built.every((file) => existsSync(file))) return false
  const oldest = Math.min(...built.map(changedAt))
  return ['demo', 'src', 'widgets'].flatMap(sourcesIn).every((file) => changedAt(file) < oldest)
}

function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => /\.(?:ts|tsx|css|json)$/.test(name) && !name.startsWith('.data'))
    .map((name) => path.join(folder, name))
}

function changedAt(file) {
  return statSync(file).mtimeMs
}
