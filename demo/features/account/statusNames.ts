import { LIMIT_MAX, STATUS_AGE_MAX_DAYS } from '../../../src/model'
import type { PartnerSettings } from '../../db/tables/partners'
import type { FieldError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import type { AccountChange } from './AccountChange'

/** Names stand in heads of columns and in menus. */
const LABEL_MAX = 40

export function namingErrors(change: AccountChange, t: Translate): FieldError[] {
  const { statusLabels = {}, statusLimits = {}, personLimit, statusAgeDays } = change
  const labels = Object.entries(statusLabels).flatMap(([status, names]) =>
    Object.entries(names).flatMap(([locale, label]) =>
      label.trim().length > LABEL_MAX || /\p{Cc}/u.test(label)
        ? [{ name: `statusLabels.${status}.${locale}`, message: t('field.name', { max: LABEL_MAX }) }]
        : [],
    ),
  )
  const limits = Object.entries(statusLimits).flatMap(([status, limit]) => limitErrors(`statusLimits.${status}`, limit, LIMIT_MAX, t))
  return [
    ...labels,
    ...limits,
    ...limitErrors('personLimit', personLimit, LIMIT_MAX, t),
    ...limitErrors('statusAgeDays', statusAgeDays, STATUS_AGE_MAX_DAYS, t),
  ]
}

const limitErrors = (name: string, limit: number | null | undefined, max: number, t: Translate): FieldError[] =>
  limit == null || (Number.isInteger(limit) && limit > 0 && limit <= max) ? [] : [{ name, message: t('field.limit', { max }) }]

/** Names and limits of statuses with the change; what was emptied is not kept. */
export function renamed(
  { statusLabels: labels = {}, statusLimits: limits = {}, hardLimits: hard = {} }: PartnerSettings,
  { statusLabels = {}, statusLimits = {}, hardLimits = {} }: AccountChange,
): Pick<PartnerSettings, 'statusLabels' | 'statusLimits' | 'hardLimits'> {
  const nextLabels = { ...labels }
  for (const [status, names] of Object.entries(statusLabels)) {
    const kept = Object.entries({ ...labels[status], ...names }).flatMap(([locale, label]) => {
      const name = label.trim()
      return name ? [[locale, name] as const] : []
    })
    if (kept.length > 0) nextLabels[status] = Object.fromEntries(kept)
    else delete nextLabels[status]
  }
  const nextLimits = { ...limits }
  for (const [status, limit] of Object.entries(statusLimits)) {
    if (limit === null) delete nextLimits[status]
    else nextLimits[status] = limit
  }
  const kept = Object.entries({ ...hard, ...hardLimits }).filter(([, isHard]) => isHard)
  return { statusLabels: nextLabels, statusLimits: nextLimits, hardLimits: Object.fromEntries(kept) }
}
