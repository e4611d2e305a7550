import { partner_passkey_options, partner_passkey_sign_in, partner_session_start, type Session } from '../../contract'
import { type AppThunk, selectUser, sessionResumed, signInDeclined } from '../../store'
import { choosePasskey } from '../call/passkey'
import { send } from '../call/send'

interface Proof {
  readonly email: string
  readonly password: string
  /** Of those who have a second step. */
  readonly code?: string | undefined
}

const OPTIONS = { silent: true, isSignIn: true }

/** Signs the user of the page in again, in this tab and in all others that wait for it. Rejects with the error to show. */
export function signInAgain({ email, password, code }: Proof): AppThunk<Promise<void>> {
  return async (dispatch, _, { page }) => {
    const body = { email, password, partnerId: page.config.partnerId, ...(code && { code }) }
    dispatch(resume(await dispatch(send(partner_session_start, { body }, OPTIONS))))
  }
}

/** The same by a passkey, without a password. Nothing happens when its owner closes the browser's window. */
export function signInByPasskey(): AppThunk<Promise<void>> {
  return async (dispatch, _, { page }) => {
    const passkey = await choosePasskey(await dispatch(send(partner_passkey_options, undefined, OPTIONS)))
    if (!passkey) return
    const body = { passkey, partnerId: page.config.partnerId }
    dispatch(resume(await dispatch(send(partner_passkey_sign_in, { body }, OPTIONS))))
  }
}

function resume({ userId, partnerId, csrf }: Session): AppThunk {
  return (dispatch, getState, { leavePage, page, signIn, tabs }) => {
    // What the page shows belongs to somebody else, or to another partner.
    if (userId !== selectUser(getState())?.id || partnerId !== page.config.partnerId) return leavePage(location.href, 'reload')
    signIn.settle({ csrf })
    dispatch(sessionResumed())
    tabs.post({ type: 'session-resumed', csrf })
  }
}

/** The user does not want to: what waits for the sign-in fails. */
export function declineSignIn(): AppThunk {
  return (dispatch, _, { signIn }) => {
    dispatch(signInDeclined())
    signIn.settle(null)
  }
}
