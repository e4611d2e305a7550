/** @jest-environment node */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { createDatabase } from '../support/createDatabase'
import { endProcesses, startProcess } from '../support/hostProcess'
import { signIn } from '../support/signIn'

const postgres = process.env.PARTNER_POSTGRES

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

const emptyPlace = async (name: string): Promise<Place> => ({
  database: postgres ? await createDatabase(postgres) : '',
  dataDir: path.join(folder, name),
})
const start = ({ database, dataDir }: Place) => startProcess({ DATABASE_URL: database, DATA_DIR: dataDir, DEMO: '1' })

it('comes back from a backup of database and files with everything it had', async () => {
  const [before, after] = [await emptyPlace('before'), await emptyPlace('after')]
  const first = start(before)
  const shown = await showAll(await first.address)
  expect(await first.kill('SIGTERM')).toBe(0)

  await (postgres ? restoreDump(before, after) : cp(before.dataDir, after.dataDir, { recursive: true }))
  if (postgres) expect(await contentOf(after.database)).toEqual(await contentOf(before.database))

  const second = start(after)
  expect(await showAll(await second.address)).toEqual(shown)
})

/** The commands of the handbook. */
async function restoreDump(before: Place, after: Place): Promise<void> {
  await run('backup', before)
  await run('restore', after)
}

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

/** What somebody sees: lists, websites with what belongs to them, the bytes of their files. */
async function showAll(origin: string): Promise<Record<string, string>> {
  const call = await signIn(origin)
  const ids = Array.from({ length: 20 }, (_, at) => at + 1)
  const urls = ['/api/tags', '/api/account', ...ids.flatMap((id) => [`/api/website-details/${id}`, `/original/${id}/file`])]
  const shown: Record<string, string> = {}
  for (const url of urls) {
    const answer = await call(url)
    if (answer.ok)
      shown[url] = createHash('sha256')
        .update(Buffer.from(await answer.arrayBuffer()))
        .digest('hex')
  }
  expect(Object.keys(shown).filter((url) => url.startsWith('/original/')).length).toBeGreaterThan(2)
  return shown
}
