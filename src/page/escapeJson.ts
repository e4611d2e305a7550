const ESCAPES: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/**
 * Writes a value as JSON that can stand inside a `<script type="application/json">` element. For server authors: this is all the
 * escaping there is. Replace `<` by `\u003c` (a slash escape alone leaves `<!--<script>`, which swallows the rest of the page) and the
 * line separators U+2028 and U+2029, and do not HTML-escape the result. Vectors to test against: `test/fixtures/vectors/escaping.json`.
 */
export function escapeJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? character)
}
