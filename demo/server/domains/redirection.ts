import { isUrl } from '../../../src/model'
import type { Translate } from '../translate'
import { refuseField } from './refuse'

interface Wanted {
  target: string
  code: 301 | 302
  keepPath?: boolean | undefined
}

/** Where a redirecting domain leads; only to web addresses. */
export function redirection(wanted: Wanted | null | undefined, t: Translate) {
  const target = wanted?.target.trim() ?? ''
  const url = /^https?:\/\//i.test(target) ? target : `https://${target}`
  if (!wanted || !isUrl(url)) throw refuseField('redirect', 'domain.redirectTarget', t)
  return { target: url, code: wanted.code, keepPath: wanted.keepPath ?? false }
}
