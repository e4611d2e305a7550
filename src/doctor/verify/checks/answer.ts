import type { ServerRoute } from '../../../contract/server'
import { PARTNER_HEADER } from '../../../model'
import { judgeAnswer } from '../../judgeAnswer'
import type { Reply } from '../createCaller'
import type { Reporter, VerifyFinding } from '../VerifyFinding'
import { isJson } from './refusal'

/** Longer ones are felt on every screen. */
const SLOW_MS = 1_000

/** An answer of 200: its type, its JSON, its headers, its time. */
export function checkAnswer(route: ServerRoute, reply: Reply, report: Reporter): VerifyFinding[] {
  const { call, milliseconds } = reply
  return [
    ...checkJson(route, reply, report),
    ...checkCaching(reply, report),
    ...checkPartner(reply, report),
    ...(milliseconds > SLOW_MS ? report('slow', call, `the answer took ${(milliseconds / 1000).toFixed(1)} seconds`) : []),
  ]
}

function checkJson(route: ServerRoute, { call, headers, text }: Reply, report: Reporter): VerifyFinding[] {
  // Nothing is read of it, whatever it is.
  if (typeof route.answer === 'string') return []
  const type = headers.get('content-type') ?? ''
  if (!isJson(headers)) return report('type', call, `the answer comes as "${type}", not as JSON`)
  if (/charset=(?!"?utf-8)/i.test(type)) return report('type', call, `the answer comes as "${type}", not in UTF-8`)
  const judged = judgeAnswer(route, text)
  if (!judged.isJson) return report('syntax', call, 'the answer is not JSON')
  return judged.issues.flatMap(({ path, expected }) => report('answer', call, `${path || 'the answer'}: expected ${expected}`, path))
}

/** Proxies and browsers keep what nothing forbids them to keep. */
function checkCaching({ call, headers }: Reply, report: Reporter): VerifyFinding[] {
  const control = headers.get('cache-control') ?? ''
  if (/\bpublic\b|\bs-maxage\b/i.test(control)) return report('caching', call, `others may keep this answer: "Cache-Control: ${control}"`)
  return /\b(?:no-store|no-cache|private)\b/i.test(control) ? [] : report('caching', call, 'nothing says that nobody may keep this answer')
}

function checkPartner({ call, headers }: Reply, report: Reporter): VerifyFinding[] {
  const own = call.person?.page?.config.partnerId
  if (!own) return []
  const named = headers.get(PARTNER_HEADER)
  if (named === String(own)) return []
  return report(
    'partner',
    call,
    named === null ? `the answer has no ${PARTNER_HEADER}` : `${PARTNER_HEADER} names another partner than the page`,
  )
}
