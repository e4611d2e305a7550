/** Written by the build: files of chunks, and of each that imports others its number, followed by theirs. Numbers, since every page loads them. */
declare const CHUNK_GRAPH: { readonly files: readonly string[]; readonly imports: readonly (readonly number[])[] }

/** The folder of the build. Chunks lie in folders of it. */
const ROOT = new URL('../', import.meta.url)

/** The addresses of the modules that a chunk imports. */
export const chunkGraph: ReadonlyMap<string, readonly string[]> = readGraph(CHUNK_GRAPH)

function readGraph({ files, imports }: typeof CHUNK_GRAPH): ReadonlyMap<string, readonly string[]> {
  const addresses = files.map((file) => new URL(file, ROOT).href)
  return new Map(
    imports.map((numbers) => {
      const [importer = '', ...imported] = numbers.map((number) => addresses[number] ?? '')
      return [importer, imported]
    }),
  )
}
