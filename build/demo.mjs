import { existsSync } from 'node:fs'
import { handOver, install, run } from './setup.mjs'

install()
if (!existsSync('dist/manifest.json') || process.argv.includes('--build')) run('npm', ['run', '-s', 'build'])
handOver(process.execPath, ['--import', 'tsx', 'demo/main.ts', ...process.argv.slice(2)])
