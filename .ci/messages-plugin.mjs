import { parse } from '@formatjs/icu-messageformat-parser'

/** Compiles ICU messages in `messages/*.json` to syntax trees, so that no parser travels to the browser; plain text stays text. */
export function messages() {
  return {
    name: 'messages',
    transform(source, id) {
      if (!/[\\/]messages[\\/][\w-]+\.json$/.test(id)) return null
      const compiled = Object.entries(JSON.parse(source)).map(([key, message]) => [key, compile(message)])
      return { code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`, map: null }
    },
  }
}

// Text with a brace stays a tree: only plain text is shown without formatting.
function compile(message) {
  const tree = parse(message, { ignoreTag: true })
  const text = tree.length === 0 ? '' : tree.length === 1 && tree[0].type === 0 ? tree[0].value : null
  return text === null || text.includes('{') ? tree : text
}
