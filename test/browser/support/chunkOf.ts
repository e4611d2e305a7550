import { readFileSync } from 'node:fs'

/** The address of the file an island begins with: the build says which one it is. */
export function chunkOf(island: string): RegExp {
  const { islands } = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as { islands: Record<string, { file: string }> }
  return new RegExp(`/${(islands[island]?.file ?? '').replaceAll('.', String.raw`\.`)}`)
}
