import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** Compiles ICU messages in `messages/*.json` to what `src/i18n/translator.ts` reads, so that no parser travels to the browser. */
export function messages() {
  return {
    name: 'messages',
    transform: (source, id) =>
      /[\\/]messages[\\/][\w-]+\.json$/.test(id) ? { code: `export default ${compileMessages(source)}`, map: null } : null,
  }
}

/** The JSON of a message file, compiled. */
export function compileMessages(source) {
  const compiled = Object.entries(JSON.parse(source)).map(([key, message]) => [key, compileMessage(message)])
  return JSON.stringify(Object.fromEntries(compiled))
}

/** Plain text stays text; anything else becomes the list of its parts. */
export const compileMessage = (message) => partsOf(parse(message, { ignoreTag: true }), message)

function partsOf(elements, message) {
  const parts = elements.map((element) => partOf(element, message))
  const isPlain = parts.every((part) => typeof part === 'string' && !part.includes('{'))
  return isPlain ? parts.join('') : parts
}

function partOf({ type, value, options, offset, pluralType }, message) {
  if (type === TYPE.literal) return value
  if (type === TYPE.pound) return 0
  if (type === TYPE.argument) return [value]
  if (type === TYPE.plural && offset === 0 && pluralType === 'cardinal')
    return [value, Object.fromEntries(Object.entries(options).map(([form, { value: elements }]) => [form, partsOf(elements, message)]))]
  throw new Error(`Only arguments and plurals are known to the translator: ${message}`)
}
