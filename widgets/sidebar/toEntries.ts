import { Circle } from '../../src/ui/icons'
import { MENU_ICONS } from '../../src/parts/destinations'
import type { Translate } from '../../src/i18n'
import type { MenuLink } from '../../src/store'
import type { Entry } from './Entry'

/** The links of a menu as lines of the navigation. */
export const toEntries = (links: readonly MenuLink[], t: Translate): Entry[] =>
  links.map(({ name, icon, labelKey, href, isCurrent, follow }) => ({
    name,
    label: t(labelKey),
    icon: MENU_ICONS[icon] ?? Circle,
    href,
    isActive: isCurrent,
    follow,
  }))
