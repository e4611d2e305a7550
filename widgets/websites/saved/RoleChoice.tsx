import type { SavedView } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { ROLES } from '../../../src/model'
import { Checkbox } from '../../../src/ui'
import styles from './saved.module.css'

type ViewRoles = SavedView['defaultRoles']

const TEAM_ROLES = ROLES.filter((role) => role !== 'user')

interface Props {
  roles: ViewRoles
  onChange: (roles: ViewRoles) => void
}

/** Whose work begins with the saved view. */
export function RoleChoice({ roles, onChange }: Props) {
  const t = useMessages()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('websites.saved.roles')}</legend>
      <div className={styles.roles}>
        {TEAM_ROLES.map((role) => (
          <Checkbox
            key={role}
            label={t(`role.${role}`)}
            checked={roles.includes(role)}
            onChange={(checked) => onChange(checked ? [...roles, role] : roles.filter((one) => one !== role))}
          />
        ))}
      </div>
    </fieldset>
  )
}
