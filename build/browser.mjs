import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

const NAMES = ['chromium', 'chromium-headless-shell', 'google-chrome', 'google-chrome-stable', 'chrome']
const SHIPPED_LIBRARIES = path.join(os.tmpdir(), 'partner-islands-chromium-libraries')

/**
 * The environment in which the tests find a Chromium: the one named by PARTNER_CHROMIUM, one on the PATH,
 * as root Debian's package, else the build that comes with npm. Throws when none of them starts.
 */
export async function browserEnvironment() {
  const found = process.env.PARTNER_CHROMIUM ?? onPath() ?? fromDebian()
  const environment = found ? { PARTNER_CHROMIUM: found } : await fromNpm()
  const version = execFileSync(environment.PARTNER_CHROMIUM, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })
  console.log(`Browser: ${version.trim()}`)
  return environment
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file))
}

function fromDebian() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit', env })
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'], {
    stdio: 'inherit',
    env,
  })
  return onPath()
}

// The npm build brings the system libraries it needs in an archive of its own, which it unpacks by itself only on AWS.
async function fromNpm() {
  const { default: chromium } = await import('@sparticuz/chromium')
  const executable = await chromium.executablePath()
  if (!existsSync(SHIPPED_LIBRARIES)) {
    const archive = path.join('node_modules', '@sparticuz', 'chromium', 'bin', 'al2023.tar.br')
    execFileSync('mkdir', ['-p', SHIPPED_LIBRARIES])
    execFileSync('tar', ['-x', '-C', SHIPPED_LIBRARIES], { input: brotliDecompressSync(readFileSync(archive)) })
  }
  return { PARTNER_CHROMIUM: executable, LD_LIBRARY_PATH: path.join(SHIPPED_LIBRARIES, 'lib') }
}
