import { diffZone, type ZoneItem } from './diffZone'
import { CONFIRM_FROM_RECORDS, CONFIRM_SHARE } from './limits'

/** Why a change wants a typed confirmation (DN-06). */
export interface ConfirmReason {
  readonly key: 'many_removed' | 'many_changed' | 'apex_A' | 'apex_MX' | 'apex_NS' | 'mail_cut'
  readonly values: Readonly<Record<string, number>>
}

const APEX_TYPES = ['A', 'MX', 'NS'] as const

/** What makes a change dangerous; nothing for an ordinary one. */
export function confirmReasons(before: readonly ZoneItem[], after: readonly ZoneItem[]): ConfirmReason[] {
  const { changed, removed } = diffZone(before, after)
  const reasons: ConfirmReason[] = []
  const isMuch = (count: number) => before.length >= CONFIRM_FROM_RECORDS && count / before.length > CONFIRM_SHARE
  if (isMuch(removed.length)) reasons.push({ key: 'many_removed', values: { count: removed.length, total: before.length } })
  if (isMuch(changed.length)) reasons.push({ key: 'many_changed', values: { count: changed.length, total: before.length } })
  for (const type of APEX_TYPES) {
    const touched = [...removed, ...changed.map((change) => change.before)].filter((item) => item.type === type && item.name === '@')
    if (touched.length > 0) reasons.push({ key: `apex_${type}`, values: { count: touched.length } })
  }
  if (receivesMail(before) && !receivesMail(after)) reasons.push({ key: 'mail_cut', values: {} })
  return reasons
}

const receivesMail = (items: readonly ZoneItem[]): boolean =>
  items.some(({ type, name, content }) => type === 'MX' && name === '@' && content !== '.')
