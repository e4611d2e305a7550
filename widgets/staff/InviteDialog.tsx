import { Trash2, UserPlus } from '../../src/ui/icons'
import { useState } from 'react'
import { useInviteStaffMutation } from '../../src/api/staff'
import { type ErrorObject, toErrorObject } from '../../src/http'
import { useMessages } from '../../src/i18n'
import { useUpgradeUrl } from '../../src/islands'
import { type AuthorisationRole, INVITATIONS_MAX, isLongList } from '../../src/model'
import { showToast, useAppDispatch } from '../../src/store'
import { Badge, Button, Dialog, IconButton, Select, TextArea } from '../../src/ui'
import { type InvitationDraft, problemOf, readInvitations, type Taken } from './readInvitations'
import styles from './staff.module.css'
import { useEverybody } from './useEverybody'

interface Props {
  roles: readonly AuthorisationRole[]
  onClose: () => void
}

/** Invites several people at once: paste, check, send (SF-01). */
export default function InviteDialog({ roles, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [isOpen, setOpen] = useState(true)
  const [text, setText] = useState('')
  const [usual, setUsual] = useState<AuthorisationRole>(roles.at(-1) ?? 'sales')
  const [people, setPeople] = useState<InvitationDraft[] | null>(null)
  const [refusals, setRefusals] = useState<Record<number, string>>({})
  const [failure, setFailure] = useState<ErrorObject>()
  const isLong = isLongList(text)
  const staff = useEverybody()
  const [invite, { isLoading }] = useInviteStaffMutation()

  const taken: Taken = new Map(
    staff
      .filter(({ active, pending }) => active || pending)
      .map(({ active, email }) => [(email ?? '').toLowerCase(), active ? 'staff.invite.here' : 'staff.invite.pending']),
  )
  const problems = (people ?? []).map((person, index, all) => {
    const problem = problemOf(person, index, all, taken)
    return problem ? t(problem) : refusals[index]
  })
  const canSend = people !== null && people.length > 0 && people.length <= INVITATIONS_MAX && problems.every((problem) => !problem)
  const roleOptions = roles.map((role) => ({ value: role, label: t(`role.${role}`) }))
  const roleOf = (value: string) => roles.find((role) => role === value) ?? usual

  const edit = (next: InvitationDraft[]) => {
    setPeople(next)
    setRefusals({})
  }
  const send = async () => {
    if (!people || !canSend) return
    try {
      await invite({ body: { invitations: people } }).unwrap()
      dispatch(showToast({ kind: 'success', key: t('staff.invite.sent', { count: people.length }) }))
      setOpen(false)
    } catch (thrown) {
      const error = toErrorObject(thrown)
      const { fields = [] } = error
      setRefusals(Object.fromEntries(fields.map((field) => [Number(field.name.split('.')[1]), field.message])))
      setFailure(fields.length > 0 ? undefined : error)
    }
  }

  return (
    <Dialog
      open={isOpen}
      title={t('staff.invite.title')}
      icon={UserPlus}
      size="lg"
      onClose={() => setOpen(false)}
      onExited={onClose}
      onSubmit={() => (people ? void send() : isLong || edit(readInvitations(text, usual, roles)))}
      actions={
        <>
          {people && <Button onClick={() => setPeople(null)}>{t('partner.general.back')}</Button>}
          <Button type="submit" variant="primary" busy={isLoading} disabled={people ? !canSend : isLong || !text.includes('@')}>
            {people ? t('staff.invite.send', { count: people.length }) : t('partner.general.next')}
          </Button>
        </>
      }
    >
      {people ? (
        <ul className={styles.invitations}>
          {people.map((person, index) => (
            <li key={`${person.email}${index}`} className={styles.invitation}>
              <span className={styles.address}>
                {person.email}
                <span className={styles.mail}>{`${person.forename} ${person.surname}`.trim()}</span>
                {problems[index] && <Badge tone="error">{problems[index]}</Badge>}
              </span>
              <Select
                label={t('staff.invite.roleOf', { email: person.email })}
                hideLabel
                options={roleOptions}
                value={person.role}
                onChange={(role) => edit(people.map((one, other) => (other === index ? { ...one, role: roleOf(role) } : one)))}
              />
              <IconButton
                icon={Trash2}
                size="sm"
                label={t('staff.invite.drop', { email: person.email })}
                onClick={() => edit(people.filter((_, other) => other !== index))}
              />
            </li>
          ))}
          {people.length > INVITATIONS_MAX && <li>{t('staff.invite.most', { max: INVITATIONS_MAX })}</li>}
        </ul>
      ) : (
        <div className={styles.fields}>
          <TextArea
            label={t('staff.invite.people')}
            description={t('staff.invite.people.description')}
            rows={6}
            error={isLong ? t('staff.invite.most', { max: INVITATIONS_MAX }) : undefined}
            value={text}
            onChange={setText}
          />
          <Select
            label={t('staff.invite.role')}
            description={t(`role.${usual}.description`)}
            options={roleOptions}
            value={usual}
            onChange={(role) => setUsual(roleOf(role))}
          />
        </div>
      )}
      {failure && <Failure error={failure} />}
    </Dialog>
  )
}

/** A team that is too large for the plan is shown the way to a larger one. */
function Failure({ error }: { error: ErrorObject }) {
  const t = useMessages()
  const upgradeUrl = useUpgradeUrl()
  const text = t(error.message, error.values)
  return (
    <p role="alert" className={styles.failure}>
      {error.link && upgradeUrl ? (
        <a href={upgradeUrl} target="_blank" rel="noopener">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  )
}
