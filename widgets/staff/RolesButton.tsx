import { CircleQuestionMark } from '../../src/ui/icons'
import { useMessages } from '../../src/i18n'
import { ROLES } from '../../src/model'
import { IconButton, PopoverButton, RoleBadge } from '../../src/ui'
import styles from './staff.module.css'

/** What each role may do, where roles are given (SF-05). */
export function RolesButton() {
  const t = useMessages()
  const label = t('staff.roles')
  return (
    <PopoverButton label={label} renderTrigger={(props) => <IconButton {...props} icon={CircleQuestionMark} size="sm" label={label} />}>
      {() => (
        <ul className={styles.roles}>
          {ROLES.map((role) => (
            <li key={role}>
              <RoleBadge role={role} />
              <p className={styles.rights}>{t(`role.${role}.description`)}</p>
            </li>
          ))}
        </ul>
      )}
    </PopoverButton>
  )
}
