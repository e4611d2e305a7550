import type { ErrorObject } from '../../http'
import type { AppThunk } from '../rootReducer'
import { reportFailure } from './reportFailure'
import type { ToastContent } from './showToast'

export interface Refused<Item> {
  readonly item: Item
  readonly error: ErrorObject
}

/** What a toast tells of several that were refused for the same reason, and what its button does with them. */
type Tell<Item> = (items: readonly Item[], error: ErrorObject) => { readonly text: string } & Pick<ToastContent, 'action'>

/** Reports what was refused of many: each reason once, however many it concerns. */
export const reportRefused =
  <Item>(refused: readonly Refused<Item>[], tell: Tell<Item>): AppThunk =>
  (dispatch) => {
    const reasons = new Map<string, Refused<Item>[]>()
    for (const one of refused) {
      const { message, values, fields, link } = one.error
      const reason = JSON.stringify([message, values, fields, link])
      reasons.set(reason, [...(reasons.get(reason) ?? []), one])
    }
    for (const [first, ...others] of reasons.values()) {
      if (!first) continue
      const { text, action } = tell(
        [first, ...others].map(({ item }) => item),
        first.error,
      )
      dispatch(reportFailure(first.error, { text, ...(action && { action }) }))
    }
  }
