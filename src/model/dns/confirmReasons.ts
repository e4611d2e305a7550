import { diffZone, type ZoneItem } from './diffZone'
import type { DnsType } from './DnsRecord'
import { CONFIRM_FROM_RECORDS, CONFIRM_SHARE } from './limits'

/** Why a change wants a typed confirmation (DN-06). */
export interface ConfirmReason {
  readonly key: 'many_removed' | 'many_changed' | 'apex_A' | 'apex_MX' | 'apex_NS' | 'apex_CAA' | 'mail_cut'
  readonly values: Readonly<Record<string, number>>
}

/** Records of the domain itself that lead its visitors, its mail or its whole zone elsewhere, or let others have its certificates. */
const APEX_TYPES: readonly (readonly [ConfirmReason['key'], readonly DnsType[]])[] = [
  ['apex_A', ['A', 'AAAA', 'ALIAS', 'HTTPS']],
  ['apex_MX', ['MX']],
  ['apex_NS', ['NS']],
  ['apex_CAA', ['CAA']],
]

/** What makes a change dangerous; nothing for an ordinary one. */
export function confirmReasons(before: readonly ZoneItem[], after: readonly ZoneItem[]): ConfirmReason[] {
  const { added, changed, removed } = diffZone(before, after)
  const reasons: ConfirmReason[] = []
  const isMuch = (count: number) => before.length >= CONFIRM_FROM_RECORDS && count / before.length > CONFIRM_SHARE
  if (isMuch(removed.length)) reasons.push({ key: 'many_removed', values: { count: removed.length, total: before.length } })
  if (isMuch(changed.length)) reasons.push({ key: 'many_changed', values: { count: changed.length, total: before.length } })
  // One that is added, or comes from another name, takes as much as one that goes: mail follows the lowest priority.
  const apex = [...added, ...removed, ...changed.flatMap(({ before: was, after: is }) => [was, is])].filter(({ name }) => name === '@')
  for (const [key, types] of APEX_TYPES) {
    const count = apex.filter(({ type }) => types.includes(type)).length
    if (count > 0) reasons.push({ key, values: { count } })
  }
  if (receivesMail(before) && !receivesMail(after)) reasons.push({ key: 'mail_cut', values: {} })
  return reasons
}

const receivesMail = (items: readonly ZoneItem[]): boolean =>
  items.some(({ type, name, content }) => type === 'MX' && name === '@' && content !== '.')
