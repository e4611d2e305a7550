import { rm } from 'node:fs/promises'
import { startHost } from './hostProcesses'
import { makeFolder } from './makeFolder'

/** Before all tests: makes the demo data once, which take a host seconds, in the folder that every host of the tests begins with a copy of. */
export default async function seedDataDir(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.PARTNER_POSTGRES) return undefined
  const folder = await makeFolder('seeded')
  const { stop } = await startHost({ ...process.env, DATA_DIR: folder, PORT: '0' })
  await stop()
  process.env.SEEDED_DATA_DIR = folder
  return () => rm(folder, { recursive: true })
}
