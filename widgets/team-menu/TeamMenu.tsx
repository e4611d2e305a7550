import { useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { teamMenu } from '../../src/model'
import { DestinationsMenu } from '../../src/parts/destinations'
import { selectUser, useAppSelector } from '../../src/store'
import { Users } from '../../src/ui/icons'

/** Staff and the sections of the account settings (spec 2.6). */
export function TeamMenu() {
  const t = useMessages()
  const { page } = useIsland()
  const roles = useAppSelector(selectUser)?.roles ?? []
  return <DestinationsMenu icon={Users} label={t('teamMenu.title')} entries={teamMenu({ roles, flags: page.config })} />
}
