import type { Kysely } from 'kysely'
import type { FileStore } from '../services/fileStore'
import { hashPassword } from '../services/passwords'
import { gatherStatistics } from '../services/keepStatistics'
import type { Database } from '../db/schema'
import type { DataSet } from './DataSet'
import { emptyAgencyDataSet } from './emptyAgencyDataSet'
import { hostileDataSet } from './hostileDataSet'
import { hugeDataSet, largeDataSet } from './largeDataSet'
import { DEMO_PASSWORD } from './logins'
import { createSeedContext, type SeedContext } from './SeedContext'
import { smallDataSet } from './smallDataSet'
import { writeDataSet } from './writeDataSet'

export { DEMO_PASSWORD, LOGINS } from './logins'

export const SEED_NAMES = ['small', 'large', 'hostile', 'empty', 'huge'] as const
export type SeedName = (typeof SEED_NAMES)[number]

const MAKERS: Readonly<Record<SeedName, (context: SeedContext) => Promise<DataSet>>> = {
  small: smallDataSet,
  large: largeDataSet,
  hostile: hostileDataSet,
  empty: emptyAgencyDataSet,
  huge: hugeDataSet,
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
  await writeDataSet(db, files, await MAKERS[name](context))
  await gatherStatistics(db)
}
