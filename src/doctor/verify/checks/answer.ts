import type { ServerRoute } from '../../../contract/server'
import { PARTNER_HEADER } from '../../../model'
import { judgeAnswer } from '../../judgeAnswer'
import type { Reply } from '../createCaller'
import type { Tell, VerifyFinding } from '../VerifyFinding'
import { isJson } from './refusal'

/** Longer ones are felt on every screen. */
const SLOW_MS = 1_000

/** An answer of 200: its type, its JSON, its headers, its time. */
export function checkAnswer(route: ServerRoute, reply: Reply, tell: Tell): VerifyFinding[] {
  const { call, milliseconds } = reply
  return [
    ...checkJson(route, reply, tell),
    ...checkCaching(reply, tell),
    ...checkPartner(reply, tell),
    ...(milliseconds > SLOW_MS ? tell('slow', call, `the answer took ${(milliseconds / 1000).toFixed(1)} seconds`) : []),
  ]
}

function checkJson(route: ServerRoute, { call, headers, text }: Reply, tell: Tell): VerifyFinding[] {
  // Nothing is read of it, whatever it is.
  if (typeof route.answer === 'string') return []
  const type = headers.get('content-type') ?? ''
  if (!isJson(headers)) return tell('type', call, `the answer comes as "${type}", not as JSON`)
  if (/charset=(?!"?utf-8)/i.test(type)) return tell('type', call, `the answer comes as "${type}", not in UTF-8`)
  const judged = judgeAnswer(route, text)
  if (!judged.isJson) return tell('syntax', call, 'the answer is not JSON')
  return judged.issues.flatMap(({ path, expected }) => tell('answer', call, `${path || 'the answer'}: expected ${expected}`, path))
}

/** Proxies and browsers keep what nothing forbids them to keep. */
function checkCaching({ call, headers }: Reply, tell: Tell): VerifyFinding[] {
  const control = headers.get('cache-control') ?? ''
  if (/\bpublic\b|\bs-maxage\b/i.test(control)) return tell('caching', call, `others may keep this answer: "Cache-Control: ${control}"`)
  return /\b(?:no-store|no-cache|private)\b/i.test(control) ? [] : tell('caching', call, 'nothing says that nobody may keep this answer')
}

function checkPartner({ call, headers }: Reply, tell: Tell): VerifyFinding[] {
  const own = call.person?.page?.config.partnerId
  if (!own) return []
  const named = headers.get(PARTNER_HEADER)
  if (named === String(own)) return []
  return tell(
    'partner',
    call,
    named === null ? `the answer has no ${PARTNER_HEADER}` : `${PARTNER_HEADER} names another partner than the page`,
  )
}
