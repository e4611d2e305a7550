import { partner_logout } from '../../contract'
import { type AppThunk, clearStorages, reportError, signedOut } from '../../store'

/** Milliseconds. Databases of a browser may answer late or never; nobody waits for that to sign out. */
const CLEARING_LIMIT_MS = 1_000

/** Leaves nothing of the user in this browser, tells the other tabs, and goes to the logout route (spec 2.6). */
export function logout(): AppThunk<Promise<void>> {
  return async (dispatch, _, { leavePage, router, tabs }) => {
    let target: string
    try {
      target = router.generate(partner_logout.name)
    } catch (error) {
      dispatch(reportError(error))
      return
    }
    dispatch(signedOut())
    tabs.post({ type: 'logout' })
    await Promise.race([clearStorages(), new Promise((resolve) => setTimeout(resolve, CLEARING_LIMIT_MS))])
    leavePage(target, 'assign')
  }
}
