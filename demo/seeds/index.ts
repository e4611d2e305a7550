import type { Kysely } from 'kysely'
import type { FileStore } from '../services/files/fileStore'
import { hashPassword } from '../services/secrets/passwords'
import { gatherStatistics } from '../services/keepStatistics'
import type { Database } from '../db/schema'
import type { DataSet } from './DataSet'
import { DEMO_PASSWORD } from './logins'
import { createSeedContext, type SeedContext } from './SeedContext'
import { writeDataSet } from './writeDataSet'

export { DEMO_PASSWORD, LOGINS } from './logins'

export const SEED_NAMES = ['small', 'large', 'hostile', 'empty', 'huge'] as const
export type SeedName = (typeof SEED_NAMES)[number]

/** Loaded when an empty database is filled: a host begins without them. */
const MAKERS: Readonly<Record<SeedName, () => Promise<(context: SeedContext) => Promise<DataSet>>>> = {
  small: async () => (await import('./smallDataSet')).smallDataSet,
  large: async () => (await import('./largeDataSet')).largeDataSet,
  hostile: async () => (await import('./hostileDataSet')).hostileDataSet,
  empty: async () => (await import('./emptyAgencyDataSet')).emptyAgencyDataSet,
  huge: async () => (await import('./largeDataSet')).hugeDataSet,
}

export interface SeedOptions {
  db: Kysely<Database>
  files: FileStore
  name: SeedName
  /** Of the host's clock: dates in the data lie around it. */
  now: Date
}

/** Throws everything away and fills the database with one of the data sets; the same clock gives the same data. */
export async function seed({ db, files, name, now }: SeedOptions): Promise<void> {
  const context = createSeedContext(SEED_NAMES.indexOf(name) + 1, now, await hashPassword(DEMO_PASSWORD))
  const make = await MAKERS[name]()
  await writeDataSet(db, files, await make(context))
  await gatherStatistics(db)
}
