import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { endProcesses, startProcess } from '../support/hostProcess'
import { showAll } from '../support/showAll'
import { emptyDatabase } from './emptyDatabase'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'host-backup-'))
})
afterAll(async () => {
  await endProcesses()
  await rm(folder, { recursive: true })
})

interface Place {
  database: string
  dataDir: string
}

const emptyPlace = async (name: string): Promise<Place> => ({ database: await emptyDatabase(), dataDir: path.join(folder, name) })
const start = ({ database, dataDir }: Place) => startProcess({ DATABASE_URL: database, DATA_DIR: dataDir, DEMO: '1' })

it('comes back from a backup of database and files with everything it had', async () => {
  const [before, after] = [await emptyPlace('before'), await emptyPlace('after')]
  const first = start(before)
  const shown = await showAll(await first.address)
  expect(await first.kill('SIGTERM')).toBe(0)

  await run('backup', before)
  await run('restore', after)
  expect(await contentOf(after.database)).toEqual(await contentOf(before.database))

  const second = start(after)
  expect(await showAll(await second.address)).toEqual(shown)
})

/** A command of the handbook. */
async function run(name: string, { database, dataDir }: Place): Promise<void> {
  const handbook = await readFile('demo/handbook/production.md', 'utf8')
  const [, rest = ''] = handbook.split(`<!-- operation: ${name} -->`)
  const [, commands = ''] = /```sh\n([^`]+)/.exec(rest) ?? []
  expect(commands).toContain('$DATABASE_URL')
  const env = { ...process.env, DATABASE_URL: database, DATA_DIR: dataDir }
  await mkdir(dataDir, { recursive: true })
  await promisify(execFile)('sh', ['-euc', commands], { cwd: folder, env })
}

/** How many rows each table has, and a sum over all of them. */
async function contentOf(database: string): Promise<unknown[]> {
  const client = new Client({ connectionString: database })
  await client.connect()
  const tables = (await client.query(`select tablename from pg_tables where schemaname = 'public' order by 1`)) as {
    rows: { tablename: string }[]
  }
  const sums: unknown[] = []
  for (const { tablename } of tables.rows) {
    const sum = `select count(*), md5(string_agg(t::text, '\n' order by t::text)) from "${tablename}" t`
    sums.push([tablename, ((await client.query(sum)) as { rows: unknown[] }).rows])
  }
  await client.end()
  expect(sums.length).toBeGreaterThan(50)
  return sums
}
