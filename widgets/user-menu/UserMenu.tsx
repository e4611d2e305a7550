import { useEffect } from 'react'
import { fetchPartners } from '../../src/api/shell'
import { selectUser, useAppDispatch, useAppSelector, useIsWide } from '../../src/store'
import { AccountMenu } from './AccountMenu'
import { SearchButton } from './SearchButton'
import { SwitchPartnerDialogs } from './SwitchPartnerDialogs'
import styles from './accountMenu.module.css'

/** The menu of the signed-in user, and the dialog to switch the partner, which other islands may open too. */
export function UserMenu() {
  const user = useAppSelector(selectUser)
  const isWide = useIsWide()
  const dispatch = useAppDispatch()
  // spec 7: asked for when the user menu mounts, whether or not the answer is shown at once.
  useEffect(() => void dispatch(fetchPartners()), [dispatch])

  if (!user) return null
  return (
    <>
      {isWide && (
        <div className={styles.menus}>
          <SearchButton />
          <AccountMenu user={user} />
        </div>
      )}
      <SwitchPartnerDialogs user={user} />
    </>
  )
}
