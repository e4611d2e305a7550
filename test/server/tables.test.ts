/** @jest-environment ./test/server/support/environment.cjs */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PostgresIntrospector, type TableMetadata } from 'kysely'
import type { OpenDatabase } from '../../demo/db'
import { openTestDatabase } from './support/openTestDatabase'

const FOLDER = 'demo/db'

/** The files of a folder, by their names. */
const read = (folder: string): [name: string, text: string][] =>
  readdirSync(path.join(FOLDER, folder)).map((file) => [path.parse(file).name, readFileSync(path.join(FOLDER, folder, file), 'utf8')])

/** What the types say: tables with their type, and types with their area and columns. */
const typeOf = new Map(
  Array.from(readFileSync(`${FOLDER}/schema.ts`, 'utf8').matchAll(/^ {2}(\w+): (\w+)Table$/gm), ([, table, type]) => [table, type]),
)
const types = new Map(
  read('tables').flatMap(([area, text]) =>
    Array.from(
      text.matchAll(/^export interface (\w+)Table \{\n(.*?)\n\}/gms),
      ([, name, body = '']) => [name, { area, columns: columnsOf(body) }] as const,
    ),
  ),
)

type Column = [name: string, nullable: boolean, filled: boolean]

/** Only what may not be null has to say that the database fills it. */
function columnsOf(body: string): Column[] {
  return Array.from(body.matchAll(/^ {2}(\w+): (.+)$/gm), ([, name = '', type = '']) => {
    const nullable = /\| null>*$|^JSONNullable</.test(type)
    return [name, nullable, !nullable && /^(?:JSON)?Generated(?:Always)?</.test(type)]
  })
}

const columnsIn = ({ columns }: TableMetadata): Column[] =>
  columns.map(({ name, isNullable, hasDefaultValue, isAutoIncrementing }) => [
    name,
    isNullable,
    !isNullable && (hasDefaultValue || isAutoIncrementing),
  ])

let open: OpenDatabase
let tables: TableMetadata[]
beforeAll(async () => {
  open = await openTestDatabase()
  tables = await new PostgresIntrospector(open.db).getTables()
})
afterAll(() => open.close())

it('has the tables that the types name, with their columns, what may be null in them and what is filled in', () => {
  const sorted = (columns: Column[] = []) => columns.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const there = Object.fromEntries(tables.map((table) => [table.name, sorted(columnsIn(table))]))
  const named = Object.fromEntries(Array.from(typeOf, ([table, type]) => [table, sorted(types.get(type)?.columns)]))
  expect(there).toEqual(named)
})

it('makes each table in a migration of the area in which its type is', () => {
  const migrations = read('migrations')
  const renamed = new Map(
    migrations.flatMap(([, text]) =>
      Array.from(text.matchAll(/alter table (\w+) rename to (\w+)/g), ([, from, to]) => [from, to] as const),
    ),
  )
  const all = migrations.flatMap(([migration, text]) =>
    Array.from(text.matchAll(/create table (\w+)/g), ([, table]) => ({ table: renamed.get(table) ?? table, migration })),
  )
  const dropped = new Set(migrations.flatMap(([, text]) => Array.from(text.matchAll(/drop table (\w+)/g), ([, table]) => table)))
  const made = all.filter(({ table }) => !dropped.has(table))
  expect(made.map(({ table }) => table).toSorted()).toEqual([...typeOf.keys()].toSorted())
  const strays = made.filter(({ table, migration }) => {
    const area = types.get(typeOf.get(table))?.area.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    return !new RegExp(`^\\d{4}_${area}(?:_|$)`).test(migration)
  })
  expect(strays).toEqual([])
})
