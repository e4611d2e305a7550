import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The islands of the built bundle by name; none before the first build. */
export async function islandNames(root: string): Promise<string[]> {
  const text = await readFile(path.join(root, 'dist/manifest.json'), 'utf8').catch(() => '{"islands":{}}')
  // Written by our own build.
  const { islands }: { islands: Record<string, unknown> } = JSON.parse(text)
  return Object.keys(islands).toSorted()
}
