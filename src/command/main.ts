import { run } from './run'

run(process.argv.slice(2), (text) => process.stdout.write(text)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(`partner-islands: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 2
  },
)
