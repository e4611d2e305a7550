import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const maps = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => /^(?:chunks\/)?[^/]+\.js\.map$/.test(file))

// Made by `npm run build`, which the tests run before.
it('source maps point to sources, and bring them along', () => {
  let pointed = 0
  for (const file of maps) {
    const { sources, sourcesContent = [] }: { sources: string[]; sourcesContent?: (string | null)[] } = JSON.parse(
      readFileSync(path.join('dist', file), 'utf8'),
    )
    const own = sources.filter((source) => /^(?:\.\.\/)+(?:src|widgets)\/[^\0]*\.tsx?$/.test(source))
    pointed += own.length
    expect([file, own.filter((source) => !existsSync(path.join('dist', path.dirname(file), source)))]).toEqual([file, []])
    expect([file, sourcesContent.length]).toEqual([file, sources.length])
  }
  expect(pointed).toBeGreaterThan(1000)
})
