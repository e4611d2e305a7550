import { useMessages } from '../../i18n'
import { useIsland } from '../../islands'
import { useIsWide, useMenuLinks } from '../../store'
import { MenuButton, MenuItem } from '../../ui'
import type { LucideIcon } from '../../ui/icons'
import { MENU_ICONS } from './menuIcons'

interface Props {
  icon: LucideIcon
  label: string
  entries: Parameters<typeof useMenuLinks>[0]
}

/** A menu of places beside the head of the page, on screens with room for it; without places there is none. */
export function DestinationsMenu({ icon, label, entries }: Props) {
  const t = useMessages()
  const { router } = useIsland()
  const links = useMenuLinks(entries, router)
  const isWide = useIsWide()

  if (!isWide || links.length === 0) return null
  return (
    <MenuButton variant="ghost" icon={icon} label={label} placement="bottom-end">
      {links.map(({ name, icon: own, labelKey, href, isCurrent, follow }) => (
        <MenuItem key={name} icon={MENU_ICONS[own]} href={href} current={isCurrent} onSelect={follow}>
          {t(labelKey)}
        </MenuItem>
      ))}
    </MenuButton>
  )
}
