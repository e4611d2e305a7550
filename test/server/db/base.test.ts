import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = 'demo'
const BASE = path.join('db', 'queries', 'base.ts')

it('has one place that says what is not deleted', () => {
  const others = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && file !== BASE)
  expect(others.filter((file) => /deleted_at', 'is', null/.test(readFileSync(path.join(FOLDER, file), 'utf8')))).toEqual([])
})
