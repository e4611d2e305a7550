import path from 'node:path'
import { transform } from '@swc/core'

/** What is loaded when a module could not be: it is loaded by the browser alone. */
const RECOVERY = path.resolve('src/islands/recovery/importAgain.ts')
const GRAPH = path.resolve('src/islands/recovery/chunkGraph.ts')

/**
 * Hands what `import()` loads to `src/islands/importChunk.ts`, which asks again for what could not be loaded, and writes into the chunk of
 * `chunkGraph.ts` which chunk imports which.
 */
export function retryableImports() {
  return {
    name: 'retryable-imports',
    renderDynamicImport({ targetModuleId }) {
      if (targetModuleId === null || targetModuleId === RECOVERY) return null
      return { left: "globalThis[Symbol.for('partner-islands:import')](new URL(", right: ',import.meta.url).href)' }
    },
    renderChunk: {
      order: 'pre',
      handler(code, { moduleIds }, _, { chunks }) {
        if (!moduleIds.includes(GRAPH)) return null
        const importing = Object.values(chunks).filter(({ imports }) => imports.length > 0)
        const files = [...new Set(importing.flatMap(({ fileName, imports }) => [fileName, ...imports]))]
        const imports = importing.map((chunk) => [chunk.fileName, ...chunk.imports].map((file) => files.indexOf(file)))
        const vars = { CHUNK_GRAPH: JSON.stringify({ files, imports }) }
        return transform(code, { sourceMaps: true, jsc: { target: 'es2022', transform: { optimizer: { globals: { vars } } } } })
      },
    },
  }
}
