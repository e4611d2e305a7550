import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startHost } from './hostProcesses'

/** Before all tests: makes the demo data once, which take a host seconds, in the folder that every host of the tests begins with a copy of. */
export default async function seedDataDir(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.PARTNER_POSTGRES) return undefined
  const folder = await mkdtemp(path.join(tmpdir(), 'seeded-'))
  const { stop } = await startHost({ ...process.env, DATA_DIR: folder, PORT: '0' })
  await stop()
  process.env.SEEDED_DATA_DIR = folder
  return () => rm(folder, { recursive: true })
}
