import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** What drives an engine: what has to be there, and Debian's packages with it. */
const ENGINES = {
  firefox: { files: ['firefox-esr'], packages: ['firefox-esr'] },
  webkit: { files: ['WebKitWebDriver', 'Xvfb'], packages: ['webkit2gtk-driver', 'xvfb'] },
}

/** The engines besides Chromium that are installed here. */
export const installedEngines = () => Object.keys(ENGINES).filter((name) => ENGINES[name].files.every(isOnPath))

/** Debian's packages of those that are not. */
export const missingPackages = () => {
  const there = installedEngines()
  return Object.keys(ENGINES).flatMap((name) => (there.includes(name) ? [] : ENGINES[name].packages))
}

/** Installs what is missing, as root with apt-get. */
export function installEngines() {
  const packages = missingPackages()
  if (packages.length === 0 || process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit', env })
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { stdio: 'inherit', env })
}

const isOnPath = (name) => (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, name)))
