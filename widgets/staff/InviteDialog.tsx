import { Trash2, UserPlus } from '../../src/ui/icons'
import { useState } from 'react'
import { useInviteStaffMutation } from '../../src/api/staff'
import { useMessages } from '../../src/i18n'
import { type AuthorisationRole, INVITATIONS_MAX, isLongList } from '../../src/model'
import { Refusal, useSubmit } from '../../src/parts/submit'
import { showToast, useAppDispatch } from '../../src/store'
import { Badge, FormDialog, IconButton, Select, TextArea } from '../../src/ui'
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
  const [text, setText] = useState('')
  const [usual, setUsual] = useState<AuthorisationRole>(roles.at(-1) ?? 'sales')
  const [people, setPeople] = useState<InvitationDraft[] | null>(null)
  const isLong = isLongList(text)
  const staff = useEverybody()
  const [invite] = useInviteStaffMutation()
  const { error, run, forget } = useSubmit()

  const taken: Taken = new Map(
    staff
      .filter(({ active, pending }) => active || pending)
      .map(({ active, email }) => [(email ?? '').toLowerCase(), active ? 'staff.invite.here' : 'staff.invite.pending']),
  )
  const problems = (people ?? []).map((person, index, all) => {
    const problem = problemOf(person, index, all, taken)
    return problem ? t(problem) : error?.fields?.find(({ name }) => name.startsWith(`invitations.${index}.`))?.message
  })
  // Beside the person that they are about.
  const shown = error?.fields?.map(({ name }) => name).filter((name) => name.startsWith('invitations.'))
  const canSend = people !== null && people.length > 0 && people.length <= INVITATIONS_MAX && problems.every((problem) => !problem)
  const roleOptions = roles.map((role) => ({ value: role, label: t(`role.${role}`) }))
  const roleOf = (value: string) => roles.find((role) => role === value) ?? usual

  const edit = (next: InvitationDraft[]) => {
    setPeople(next)
    forget()
  }
  const read = () => {
    edit(readInvitations(text, usual, roles))
    return false
  }
  const send = (invitations: InvitationDraft[]) =>
    run(async () => {
      await invite({ body: { invitations } }).unwrap()
      dispatch(showToast({ kind: 'success', key: t('staff.invite.sent', { count: invitations.length }) }))
    })

  return (
    <FormDialog
      title={t('staff.invite.title')}
      icon={UserPlus}
      size="lg"
      submitLabel={people ? t('staff.invite.send', { count: people.length }) : t('partner.general.next')}
      cancelLabel={people ? t('partner.general.back') : undefined}
      disabled={people ? !canSend : isLong || !text.includes('@')}
      isChanged={text !== ''}
      onSubmit={() => (people ? send(people) : read())}
      onBack={people ? () => setPeople(null) : undefined}
      onExited={onClose}
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
        <>
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
        </>
      )}
      <Refusal error={error} shown={shown} />
    </FormDialog>
  )
}
