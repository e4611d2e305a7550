// Installs Firefox and WebKitGTK, where Debian's packages can be installed, and runs the journeys in them: `npm run test:engines`, or
// `npm run test:engines -- -g toast` for some. Run as root to install; other users test the engines that are there.
import { existsSync } from 'node:fs'
import { installedEngines, installEngines, missingPackages } from './browserEngines.mjs'
import { run } from './setup.mjs'

installEngines()
const missing = missingPackages()
if (missing.length > 0) console.error(`Not everything is installed, and so not everything is run: apt-get install ${missing.join(' ')}`)
const engines = installedEngines()
if (engines.length === 0) process.exit(1)
if (!existsSync('dist/manifest.json')) run('npm', ['run', '-s', 'build'])
const projects = engines.map((name) => `--project=${name}`)
run('npx', ['playwright', 'test', '-c', 'test/engines', ...projects, ...process.argv.slice(2)])
