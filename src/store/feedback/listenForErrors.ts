import { isRejected } from '@reduxjs/toolkit'
import { type ErrorObject, isAbort, isBeyondPlan, isConflict, isForbidden, isMissing, isRefused, toErrorObject } from '../../http'
import { errorRaised } from '../errorsSlice'
import { selectSignIn, sessionExpired, signInAsked } from '../sessionSlice'
import { selectToasts } from '../toastsSlice'
import { failureToast } from './failureToast'
import type { PageListeners } from './PageListeners'
import { showToast } from './showToast'

const SAID_ONCE = ['partner.error.offline', 'partner.general.viewOnly']

/** Turns every rejected action into an error object, and every error into a toast (spec 8). */
export function listenForErrors({ listen }: PageListeners): void {
  listen(isRejected, ({ error, meta, payload }, store) => {
    const cause = payload ?? error
    // A condition only says that there is nothing to do.
    if (meta.condition || meta.aborted || isAbort(cause)) return
    const raised = { error: toErrorObject(cause), silent: isSilent(meta) }
    if (!raised.silent || !isAnswered(raised.error)) store.dispatch(errorRaised(raised))
  })

  listen(errorRaised.match, ({ payload: { error, silent } }, store) => {
    const isUnauthorized = error.type === 'unauthorized'
    if (isUnauthorized) store.dispatch(sessionExpired())
    // An ended session concerns everyone and is told once, however many calls find out.
    const state = store.getState()
    const isTold = isUnauthorized && selectToasts(state).some(({ key }) => key === error.message)
    if (isTold || (silent && !isUnauthorized)) return
    const canSignIn = isUnauthorized && selectSignIn(state) === 'declined'
    const action = canSignIn && { key: 'partner.general.signIn', run: () => store.dispatch(signInAsked()) }
    store.dispatch(showToast({ ...failureToast(error), ...(action && { action }) }))
  })
}

/** What whoever asked deals with, a no in its place, and what the page says once: the network is away, it is only looked at. */
const isAnswered = (error: ErrorObject): boolean => NOS.some((isNo) => isNo(error)) || SAID_ONCE.includes(error.message)

const NOS = [isBeyondPlan, isForbidden, isMissing, isConflict, isRefused]

// `rejectWithValue(error, { silent: true })` of a thunk, or the meta that a base query returns beside its error.
function isSilent(meta: object): boolean {
  const { silent, baseQueryMeta } = meta as { silent?: unknown; baseQueryMeta?: { silent?: unknown } }
  return silent === true || baseQueryMeta?.silent === true
}
