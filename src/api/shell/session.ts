import { partner_session_start } from '../../contract'
import { type AppThunk, selectUser, sessionResumed, signInDeclined } from '../../store'
import { send } from '../call/send'

/** Signs the user of the page in again, in this tab and in all others that wait for it. Rejects with the error to show. */
export function signInAgain(email: string, password: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, { leavePage, page, signIn, tabs }) => {
    const { partnerId } = page.config
    const answer = await dispatch(send(partner_session_start, { body: { email, password, partnerId } }, { silent: true, isSignIn: true }))
    // What the page shows belongs to somebody else, or to another partner.
    if (answer.userId !== selectUser(getState())?.id || answer.partnerId !== partnerId) return leavePage(location.href, 'reload')
    signIn.settle({ csrf: answer.csrf })
    dispatch(sessionResumed())
    tabs.post({ type: 'session-resumed', csrf: answer.csrf })
  }
}

/** The user does not want to: what waits for the sign-in fails. */
export function declineSignIn(): AppThunk {
  return (dispatch, _, { signIn }) => {
    dispatch(signInDeclined())
    signIn.settle(null)
  }
}
