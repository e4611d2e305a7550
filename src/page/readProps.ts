import { type JsonResult, readJson } from './readJson'

/** The props of an island: the JSON in the host's own script child, `undefined` when there is none. Same cache and errors as the page data. */
export function readProps(host: Element): JsonResult {
  const script = Array.from(host.children).find((child) => child.matches('script[type="application/json"]'))
  return script ? readJson(script) : { ok: true, value: undefined }
}
