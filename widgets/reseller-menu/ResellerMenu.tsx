import { useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { resellerMenu } from '../../src/model'
import { DestinationsMenu } from '../../src/parts/destinations'
import { selectUser, useAppSelector } from '../../src/store'
import { Store } from '../../src/ui/icons'

/** Reseller settings and customers (spec 2.6). Pages of other partners have no host element for it. */
export function ResellerMenu() {
  const t = useMessages()
  const { page } = useIsland()
  const roles = useAppSelector(selectUser)?.roles ?? []
  return <DestinationsMenu icon={Store} label={t('resellerMenu.title')} entries={resellerMenu({ roles, flags: page.config })} />
}
