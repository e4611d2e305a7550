import { isLabel, labelsOf } from './labels'

const SCHEME = /^https?:\/\//i
const HOST_END = /[/?#]/
const PORT = /:\d{1,5}$/
const PATH = /^[\p{L}\p{M}\p{N}\-._~:/?#[\]@!$&'()*+,;=%]*$/u

/** Optional http(s) scheme, dotted host with an optional port, path characters (spec 5). */
export function isUrl(value: string): boolean {
  const rest = value.replace(SCHEME, '')
  const end = rest.search(HOST_END)
  const host = (end === -1 ? rest : rest.slice(0, end)).replace(PORT, '')
  const path = end === -1 ? '' : rest.slice(end)
  const labels = labelsOf(host)
  return Boolean(labels && labels.length > 1 && labels.every(isLabel)) && PATH.test(path)
}
