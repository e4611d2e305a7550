/** A value, or the text that is not JSON; `explainJson` says why. */
export type JsonResult = { ok: true; value: unknown } | { ok: false; text: string }

const cache = new WeakMap<Element, { text: string; result: JsonResult }>()

/** The JSON in an element. Parsed once for each element and text: a morph that changes the text in place is noticed. */
export function readJson(element: Element): JsonResult {
  const text = element.textContent ?? ''
  const cached = cache.get(element)
  if (cached?.text === text) return cached.result
  const result = parseJson(text)
  cache.set(element, { text, result })
  return result
}

/** The value of a JSON text; a byte order mark before it is skipped. */
export function parseJson(text: string): JsonResult {
  const json = text.replace(/^\uFEFF/, '')
  try {
    const value: unknown = JSON.parse(json)
    return { ok: true, value }
  } catch {
    return { ok: false, text: json }
  }
}
