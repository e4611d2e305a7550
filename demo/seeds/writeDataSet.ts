import { setTimeout } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { FileStore } from '../services/files/fileStore'
import type { Database } from '../db/schema'
import { type DataSet, SEEDED_TABLES, type SeededTable } from './DataSet'

const BATCH = 2_000
/** So long it waits for what others have locked: less than the second after which PostgreSQL breaks off one of those that wait for each other. */
const WAIT_MS = 300
const AGAIN_MS = 30
const TRIES = 50
const LOCK_NOT_AVAILABLE = '55P03'

/** Replaces everything the database holds, apart from its clock and its own keys, in one transaction. */
export async function writeDataSet(db: Kysely<Database>, files: FileStore, set: DataSet): Promise<void> {
  for (const content of set.contents.values()) await files.put(content)
  await givingWay(db, async (transaction) => {
    await clear(transaction)
    const later = await insertWithoutPictures(transaction, set)
    await later()
    for (const table of SEEDED_TABLES) await advanceIds(transaction, table, set[table])
  })
}

/** Runs it when nobody else does, in a transaction that gives way to the work of other hosts on the same database and tries again. */
async function givingWay(db: Kysely<Database>, work: (transaction: Kysely<Database>) => Promise<void>): Promise<void> {
  for (let left = TRIES; ; left--) {
    try {
      return await db.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(hashtext('data set'))`.execute(transaction)
        await sql`set local lock_timeout = ${sql.lit(WAIT_MS)}`.execute(transaction)
        await work(transaction)
      })
    } catch (error) {
      if (left === 0 || !(error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE)) throw error
    }
    await setTimeout(AGAIN_MS)
  }
}

async function clear(db: Kysely<Database>): Promise<void> {
  // Every row belongs to what one of the partners has or does; emptying a hundred empty tables would take half a second.
  if (!(await db.selectFrom('partners').select('id').limit(1).executeTakeFirst())) return
  await sql`truncate table partners, users, audit_log, rate_limits, jobs, faults, agency_offers, delivered_mails, outside_domains, dns_faults
    restart identity cascade`.execute(db)
}

// Pictures are files, and files belong to websites and messages: the reference is set once both are there.
async function insertWithoutPictures(db: Kysely<Database>, set: DataSet): Promise<() => Promise<void>> {
  for (const table of SEEDED_TABLES) await insertRows(db, table, set[table].map(withoutPicture))
  return async () => {
    await setPictures(db, 'users', set.users)
    await setPictures(db, 'websites', set.websites)
  }
}

const withoutPicture = (row: object): object => ('image_file_id' in row ? { ...row, image_file_id: null } : row)

async function setPictures(db: Kysely<Database>, table: 'users' | 'websites', rows: { id: number; image_file_id: number | null }[]) {
  const pairs = JSON.stringify(rows.map(({ id, image_file_id }) => ({ id, image_file_id })))
  await sql`
    update ${sql.table(table)} set image_file_id = pairs.image_file_id
    from json_to_recordset(${pairs}::json) as pairs (id integer, image_file_id integer)
    where pairs.id = ${sql.table(table)}.id and pairs.image_file_id is not null`.execute(db)
}

// One JSON parameter per batch instead of one parameter per value: PostgreSQL allows 65,535 of those.
async function insertRows(db: Kysely<Database>, table: SeededTable, rows: readonly object[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH))
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${batch}::json)`.execute(db)
  }
}

async function advanceIds(db: Kysely<Database>, table: SeededTable, rows: readonly object[]): Promise<void> {
  const first = rows[0]
  if (first && 'id' in first) await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${rows.length})`.execute(db)
}
