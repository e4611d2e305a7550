import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const STATEMENT = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`|\blive\(/

it('what answers routes names what it asks and changes, and writes no statements itself', () => {
  const routes = readdirSync('demo', { recursive: true, encoding: 'utf8' }).filter((file) => path.basename(file) === 'routes.ts')
  expect(routes.length).toBeGreaterThan(20)
  expect(routes.filter((file) => STATEMENT.test(readFileSync(path.join('demo', file), 'utf8')))).toEqual([])
})
