import { existsSync } from 'node:fs'
import { handOver, install, run } from './setup.mjs'

install()
if (!existsSync('dist-host/main.mjs') || process.argv.includes('--build')) run('npm', ['run', '-s', 'build'])
handOver(process.execPath, ['dist-host/main.mjs', ...process.argv.slice(2)])
