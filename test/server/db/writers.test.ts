import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const WRITERS = path.join('db', 'writers')
/** What makes databases, before anybody writes into them. */
const MAKERS = ['seeds', path.join('db', 'migrations')]

const filesOf = (folder: string) =>
  readdirSync('demo', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && file.startsWith(folder))

const writes = (table: string) =>
  new RegExp(`(?:insertInto|updateTable|deleteFrom)\\(\\s*'${table}'|(?:insert into|update|delete from) ${table}\\b`)

it.each(['websites', 'messages', 'todos', 'files'])('only the writers write %s', (table) => {
  const writing = filesOf('').filter((file) => writes(table).test(readFileSync(path.join('demo', file), 'utf8')))
  expect(writing.filter((file) => file.startsWith(WRITERS))).not.toEqual([])
  expect(writing.filter((file) => ![WRITERS, ...MAKERS].some((folder) => file.startsWith(folder)))).toEqual([])
})
