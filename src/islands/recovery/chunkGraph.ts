/** Written by the build: the chunks that each chunk imports, by their files. */
declare const CHUNK_GRAPH: Readonly<Record<string, readonly string[]>>

/** The folder of the build. Chunks lie in folders of it. */
const ROOT = new URL('../', import.meta.url)

/** The addresses of the modules that each chunk imports. */
export const chunkGraph: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(CHUNK_GRAPH).map(([file, imports]) => [addressOf(file), imports.map(addressOf)]),
)

function addressOf(file: string): string {
  return new URL(file, ROOT).href
}
