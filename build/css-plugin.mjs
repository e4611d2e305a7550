import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { transform } from 'lightningcss'

// light-dark(), nesting and the popover pseudo-classes are native from these versions on (version << 16).
const targets = { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) }
const sheets = path.resolve('src/islands/sheets.ts')

/**
 * `*.module.css` becomes a module that adds its sheet to the registry every island root adopts, and exports its class names.
 * Any other `.css` exports its minified text. `.woff2` is emitted as a hashed asset and exports its URL.
 */
export function css() {
  return {
    name: 'css',
    load(id) {
      if (!id.endsWith('.woff2')) return null
      const ref = this.emitFile({ type: 'asset', name: path.basename(id), source: readFileSync(id) })
      return `export default import.meta.ROLLUP_FILE_URL_${ref}`
    },
    transform(source, id) {
      if (!id.endsWith('.css')) return null
      const isModule = id.endsWith('.module.css')
      const hash = createHash('sha256').update(path.relative('.', id)).digest('hex').slice(0, 5)
      const { code, exports } = transform({
        filename: id,
        code: Buffer.from(source),
        minify: true,
        targets,
        // Sheets ask for containers that others name.
        cssModules: isModule && { pattern: `[local]-${hash}`, pure: true, container: false },
      })
      const text = JSON.stringify(code.toString())
      if (!isModule) return { code: `export default ${text}`, map: null }
      const names = Object.fromEntries(
        Object.entries(exports).map(([local, { name, composes }]) => [local, [name, ...composes.map((c) => c.name)].join(' ')]),
      )
      return {
        code: `import { addSheet } from ${JSON.stringify(sheets)}\naddSheet(${text})\nexport default ${JSON.stringify(names)}`,
        map: null,
      }
    },
  }
}
