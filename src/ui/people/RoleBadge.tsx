import { useMessages } from '../../i18n'
import { ROLE_INFO, type Role } from '../../model'
import { Badge } from '../data/Badge'
import { ROLE_ICONS } from '../icons/roleIcons'

/** A role by icon, name and colour. */
export function RoleBadge({ role }: { role: Role }) {
  const t = useMessages()
  const { solid, labelKey } = ROLE_INFO[role]
  return (
    <Badge icon={ROLE_ICONS[role]} colour={solid}>
      {t(labelKey)}
    </Badge>
  )
}
