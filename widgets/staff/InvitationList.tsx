import { useId, useState } from 'react'
import { useMessages } from '../../src/i18n'
import { type AuthorisationRole, INVITATIONS_MAX } from '../../src/model'
import { Badge, Button, Ends, Failure, Hint, IconButton, Lines, Select } from '../../src/ui'
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
  const id = useId()
  const [dropped, setDropped] = useState<readonly InvitationDraft[]>([])
  const wrong = people.filter((_, index) => problems[index])
  const dropWrong = () => {
    setDropped([...dropped, ...wrong])
    onChange(people.filter((_, index) => !problems[index]))
  }
  const takeBack = () => {
    setDropped([])
    onChange([...people, ...dropped])
  }
  const setRole = (index: number, chosen: string) =>
    onChange(people.map((one, other) => (other === index ? { ...one, role: roles.find((role) => role === chosen) ?? one.role } : one)))
  return (
    <Lines>
      {wrong.length > 0 && (
        <Failure
          action={
            <Button size="sm" onClick={dropWrong}>
              {t('staff.invite.dropWrong', { count: wrong.length })}
            </Button>
          }
        >
          {t('staff.invite.problems', { count: wrong.length })}
        </Failure>
      )}
      {dropped.length > 0 && (
        <Ends>
          <span role="status">{t('staff.invite.dropped', { count: dropped.length })}</span>
          <Button size="sm" onClick={takeBack}>
            {t('partner.general.undo')}
          </Button>
        </Ends>
      )}
      <ul className={styles.invitations}>
        {people.map((person, index) => (
          <li key={`${person.email}${index}`} className={styles.invitation}>
            <span className={styles.address}>
              {person.email}
              <Hint>{`${person.forename} ${person.surname}`.trim()}</Hint>
              {problems[index] && (
                <span id={`${id}${index}`}>
                  <Badge tone="error">{problems[index]}</Badge>
                </span>
              )}
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
              aria-describedby={problems[index] && `${id}${index}`}
              onClick={() => onChange(people.filter((_, other) => other !== index))}
            />
          </li>
        ))}
        {people.length > INVITATIONS_MAX && <li>{t('staff.invite.most', { max: INVITATIONS_MAX })}</li>}
      </ul>
    </Lines>
  )
}
