import { Store } from '../../src/ui/icons'
import { MENU_ICONS } from '../../src/parts/destinations'
import { useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { resellerMenu } from '../../src/model'
import { selectUser, useAppSelector, useIsWide, useMenuLinks } from '../../src/store'
import { MenuButton, MenuItem } from '../../src/ui'

/** Reseller settings and customers, on screens with room for it (spec 2.6). Pages of other partners have no host element for it. */
export function ResellerMenu() {
  const t = useMessages()
  const { page, router } = useIsland()
  const roles = useAppSelector(selectUser)?.roles ?? []
  const links = useMenuLinks(resellerMenu({ roles, flags: page.config }), router)
  const isWide = useIsWide()

  if (!isWide || links.length === 0) return null
  return (
    <MenuButton variant="ghost" icon={Store} label={t('resellerMenu.title')} placement="bottom-end">
      {links.map(({ name, icon, labelKey, href, isCurrent, follow }) => (
        <MenuItem key={name} icon={MENU_ICONS[icon]} href={href} current={isCurrent} onSelect={follow}>
          {t(labelKey)}
        </MenuItem>
      ))}
    </MenuButton>
  )
}
