import { openDatabase } from './db'
import { readSettings } from './settings'

// Errors name lines of the sources, of what is loaded from here on.
process.setSourceMapsEnabled(true)

async function main(): Promise<void> {
  const settings = readSettings(process.env, process.cwd())
  if (process.argv.includes('--check-settings')) {
    const { checkSettings } = await import('./checkSettings')
    await checkSettings(settings)
    console.log('The settings are right.')
    return
  }
  // The database starts while the host is loaded.
  const [open, { runHost }] = await Promise.all([openDatabase(settings.database), import('./runHost')])
  await runHost(open, settings)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
