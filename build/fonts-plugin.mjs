import { readFileSync } from 'node:fs'
import path from 'node:path'

const isFont = (file) => file.endsWith('.woff2')

/** `.woff2` is emitted as a hashed asset and exports its URL. Lato's licence lies beside it: whoever passes the font on passes that on, too. */
export function fonts() {
  return {
    name: 'fonts',
    load(id) {
      if (!isFont(id)) return null
      const ref = this.emitFile({ type: 'asset', name: path.basename(id), source: readFileSync(id) })
      return `export default import.meta.ROLLUP_FILE_URL_${ref}`
    },
    generateBundle(_, bundle) {
      if (!Object.keys(bundle).some(isFont)) return
      this.emitFile({ type: 'asset', fileName: 'assets/lato-LICENSE.txt', source: readFileSync('node_modules/@fontsource/lato/LICENSE') })
    },
  }
}

/** The fonts of a bundle: what each is called, and its file. */
export function fontsOf(bundle) {
  const assets = Object.values(bundle).filter(({ type, fileName }) => type === 'asset' && isFont(fileName))
  return Object.fromEntries(assets.map(({ names, fileName }) => [names[0], fileName]))
}
