import type { Translate } from '../../../i18n'
import { WAITING_KINDS, type WaitingChange } from '../../../store'

/** How many changes of each kind wait. */
export const kindsText = (waiting: readonly WaitingChange[], t: Translate): string =>
  WAITING_KINDS.flatMap((kind) => {
    const count = waiting.filter((change) => change.kind === kind).length
    return count > 0 ? t(`partner.network.waiting.${kind}`, { count }) : []
  }).join(', ')
