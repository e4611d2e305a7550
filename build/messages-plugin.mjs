import path from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'

const PARSER = '@formatjs/icu-messageformat-parser'
const PACK = /[\\/]messages[\\/]([\w-]+)\.json$/

/** The language of a pack of texts, by its file; undefined for any other file. */
export const localeOf = (file) => PACK.exec(file)?.[1]

/** Parses the ICU messages of `messages/*.json`, so that the parser does not travel to the browser. */
export function messages() {
  return {
    name: 'messages',
    // The formatter comes with its parser, which the packs need no more.
    resolveId(source, importer) {
      const isFormatter = source === PARSER && /[\\/]intl-messageformat[\\/]/.test(importer)
      return isFormatter ? this.resolve(`${PARSER}/no-parser.js`, importer) : null
    },
    transform: (source, id) => (localeOf(id) ? { code: `export default ${compileMessages(source, id)}`, map: null } : null),
  }
}

/** The JSON of a message file whose texts are syntax trees. */
export function compileMessages(source, file) {
  const locale = new Intl.Locale(path.basename(file, '.json'))
  const compiled = Object.entries(JSON.parse(source)).map(([key, message]) => [key, compileMessage(message, locale)])
  return JSON.stringify(Object.fromEntries(compiled))
}

/** A text without syntax means itself. */
export function compileMessage(message, locale) {
  const tree = parse(message, { locale })
  return tree.length === 1 && tree[0].value === message ? message : tree
}
