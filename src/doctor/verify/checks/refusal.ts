import * as v from 'valibot'
import { Refusal } from '../../../contract'
import type { Reply } from '../createCaller'
import type { Reporter, VerifyFinding } from '../VerifyFinding'

/** What a server lets slip when it breaks. */
const TECHNICAL = /\bTraceback\b|\bSQLSTATE\b|\bstack ?trace\b|\w(?:Exception|Error): |\n[ \t]*at \S+ \(/

/** Every answer of 400 and above: that it is a refusal in words for the person, not a page or a failure. */
export function checkRefusal({ call, status, headers, text, failure }: Reply, report: Reporter): VerifyFinding[] {
  if (failure) return report('unreachable', call, failure)
  if (status >= 500) return report('status', call, `the server answers ${status}`)
  if (status < 400) return []
  if (!isJson(headers)) return report('refusal', call, `the refusal ${status} comes as "${headers.get('content-type') ?? ''}", not as JSON`)
  if (!v.is(v.pipe(v.string(), v.parseJson(), Refusal), text))
    return report('refusal', call, `the refusal ${status} gives no reason as the contract has it`)
  return TECHNICAL.test(text) ? report('refusal', call, `the refusal ${status} tells of the server's own code`) : []
}

export const isJson = (headers: Headers): boolean => /\bjson\b/i.test(headers.get('content-type') ?? '')
