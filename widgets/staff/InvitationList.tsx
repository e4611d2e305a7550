import { useMessages } from '../../src/i18n'
import { type AuthorisationRole, INVITATIONS_MAX } from '../../src/model'
import { Badge, Hint, IconButton, Lines, Select } from '../../src/ui'
import { Trash2 } from '../../src/ui/icons'
import type { InvitationDraft } from './readInvitations'
import styles from './staff.module.css'

interface Props {
  roles: readonly AuthorisationRole[]
  people: readonly InvitationDraft[]
  /** What is wrong with each of them. */
  problems: readonly (string | undefined)[]
  onChange: (people: InvitationDraft[]) => void
}

/** The people who were read from a list, each with a role, before they are invited. */
export function InvitationList({ roles, people, problems, onChange }: Props) {
  const t = useMessages()
  const setRole = (index: number, chosen: string) =>
    onChange(people.map((one, other) => (other === index ? { ...one, role: roles.find((role) => role === chosen) ?? one.role } : one)))
  return (
    <Lines>
      <ul className={styles.invitations}>
        {people.map((person, index) => (
          <li key={`${person.email}${index}`} className={styles.invitation}>
            {/* Where the focus goes: what sends them cannot be pressed then. */}
            <span className={styles.address} {...(problems[index] && { role: 'alert', tabIndex: -1 })}>
              {person.email}
              <Hint>{`${person.forename} ${person.surname}`.trim()}</Hint>
              {problems[index] && <Badge tone="error">{problems[index]}</Badge>}
            </span>
            <Select
              label={t('staff.invite.roleOf', { email: person.email })}
              hideLabel
              options={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
              value={person.role}
              onChange={(role) => setRole(index, role)}
            />
            <IconButton
              icon={Trash2}
              size="sm"
              label={t('staff.invite.drop', { email: person.email })}
              onClick={() => onChange(people.filter((_, other) => other !== index))}
            />
          </li>
        ))}
        {people.length > INVITATIONS_MAX && <li>{t('staff.invite.most', { max: INVITATIONS_MAX })}</li>}
      </ul>
    </Lines>
  )
}
