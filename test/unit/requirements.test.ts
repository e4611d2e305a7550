import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// Comments name goals and sections; whoever reads one finds what it means.
const NAMED = /\b[A-Z]{1,2}-\d{2}\b|\b(?:spec|defaults|architecture) \d+(?:\.\d+)*/g
const CODE = /\.(?:[cm]?[jt]sx?|css|njk)$/
const FOLDERS = ['src', 'widgets', 'demo', 'test', 'build']

const listed = [...readFileSync('demo/handbook/requirements.md', 'utf8').matchAll(/^\| ([^|]+) \|/gm)].map(([, first]) => first)

function namedIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && CODE.test(entry.name))
  return files.flatMap(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8').match(NAMED) ?? [])
}

it('every goal and section that the code names is listed, and no other', () => {
  const named = [...new Set(FOLDERS.flatMap(namedIn))]
  expect(named.length).toBeGreaterThan(100)
  expect(listed.filter((name) => name !== 'id' && name !== 'section' && !name?.startsWith('---')).toSorted()).toEqual(named.toSorted())
})
