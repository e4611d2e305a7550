import { useEffect } from 'react'
import { fetchPartners, useNotifications } from '../../src/api/shell'
import { api_partner_session_recent } from '../../src/contract'
import { useIsland } from '../../src/islands'
import { may } from '../../src/model'
import { selectUser, useAppDispatch, useAppSelector, useIsWide } from '../../src/store'
import { AccountMenu } from './AccountMenu'
import { SearchButton } from './SearchButton'
import { SwitchPartnerDialogs } from './SwitchPartnerDialogs'
import styles from './accountMenu.module.css'
import { TimerPlace } from './timer/TimerPlace'

/** The menu of the signed-in user, the work timer beside it, what they are told, and the dialog to switch the partner, which other islands may open too. */
export function UserMenu() {
  const user = useAppSelector(selectUser)
  const isWide = useIsWide()
  const { router } = useIsland()
  const dispatch = useAppDispatch()
  // spec 7: asked for when the user menu mounts, whether or not the answer is shown at once.
  useEffect(() => void dispatch(fetchPartners()), [dispatch])
  useNotifications()

  if (!user) return null
  const tracksTime = router.has(api_partner_session_recent.name) && may('track_time', user.roles) !== 'none'
  return (
    <>
      <div className={styles.menus}>
        {tracksTime && <TimerPlace userId={user.id} />}
        {isWide && (
          <>
            <SearchButton />
            <AccountMenu user={user} />
          </>
        )}
      </div>
      <SwitchPartnerDialogs user={user} />
    </>
  )
}
