import type { ErrorObject } from '../../http'
import type { AppThunk } from '../rootReducer'
import { reportFailure } from './reportFailure'
import type { ToastContent } from './showToast'

export interface Refused<Item> {
  readonly item: Item
  readonly error: ErrorObject
}

interface Telling<Item> {
  /** The reason as it is read: what is not read, such as an address, makes no other reason. */
  readonly reasonOf: (error: ErrorObject) => string
  /** What a toast tells of several that were refused for one reason, and what its button does with them. */
  readonly tell: (items: readonly Item[], reason: string) => { readonly text: string } & Pick<ToastContent, 'action'>
}

/** Reports what was refused of many: each reason once, however many it concerns. */
export const reportRefused =
  <Item>(refused: readonly Refused<Item>[], { reasonOf, tell }: Telling<Item>): AppThunk =>
  (dispatch) => {
    const reasons = new Map<string, Refused<Item>[]>()
    for (const one of refused) {
      const reason = reasonOf(one.error)
      reasons.set(reason, [...(reasons.get(reason) ?? []), one])
    }
    for (const [reason, [first, ...others]] of reasons) {
      if (!first) continue
      const { text, action } = tell(
        [first, ...others].map(({ item }) => item),
        reason,
      )
      dispatch(reportFailure(first.error, { text, ...(action && { action }) }))
    }
  }
