import { createHash } from 'node:crypto'
import path from 'node:path'
import { transform } from 'lightningcss'

// light-dark(), nesting and the popover pseudo-classes are native from these versions on (version << 16).
const targets = { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) }
const sheets = path.resolve('src/islands/sheets.ts')

/**
 * `*.module.css` becomes a module that adds its sheet to the registry every island root adopts, and exports its class names.
 * Any other `.css` exports its minified text.
 */
export function css() {
  return {
    name: 'css',
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
      const { imports, classes } = moduleOf(exports)
      return {
        code: `import { addSheet } from ${JSON.stringify(sheets)}\n${imports}addSheet(${text})\nexport default {${classes}}`,
        map: null,
      }
    },
  }
}

/** The class names of a sheet, with all that they are composed of; a sheet that another composes of comes before it, so that its own rules win. */
function moduleOf(exports) {
  // Lightning CSS gives them in another order every time; the same sources are the same files.
  const all = Object.entries(exports).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const byName = new Map(all.map(([, rule]) => [rule.name, rule]))
  const from = [...new Set(all.flatMap(([, { composes }]) => composes.flatMap(({ specifier }) => specifier ?? [])))]
  const partOf = ({ specifier, name }) =>
    specifier ? [`sheet${from.indexOf(specifier)}[${JSON.stringify(name)}]`] : namesOf(byName.get(name))
  const namesOf = ({ name, composes }) => [JSON.stringify(name), ...composes.flatMap(partOf)]
  return {
    imports: from.map((specifier, index) => `import sheet${index} from ${JSON.stringify(specifier)}\n`).join(''),
    classes: all.map(([local, rule]) => `${JSON.stringify(local)}:${namesOf(rule).join('+" "+')}`).join(),
  }
}
