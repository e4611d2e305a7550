import { UserPlus } from '../../src/ui/icons'
import { useState } from 'react'
import { useInviteStaffMutation } from '../../src/api/staff'
import { useMessages } from '../../src/i18n'
import { type AuthorisationRole, INVITATIONS_MAX, isLongList } from '../../src/model'
import { Refusal, useSubmit } from '../../src/parts/submit'
import { showToast, useAppDispatch } from '../../src/store'
import { FormDialog } from '../../src/ui'
import { InvitationList } from './InvitationList'
import { InvitationText } from './InvitationText'
import { type InvitationDraft, problemOf, readInvitations, type TakenAddresses } from './readInvitations'
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
  // What was put right of a text stays while the text is looked at again.
  const [known, setKnown] = useState<InvitationDraft[] | null>(null)
  const [isRead, setRead] = useState(false)
  const people = isRead ? known : null
  const isLong = isLongList(text)
  const staff = useEverybody()
  const [invite] = useInviteStaffMutation()
  const { error, run, forget } = useSubmit()

  const taken: TakenAddresses = new Map(
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

  const edit = (next: InvitationDraft[]) => {
    setKnown(next)
    forget()
  }
  const read = () => {
    edit(known ?? readInvitations(text, usual, roles))
    setRead(true)
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
      disabled={people ? !canSend : isLong || !text.trim()}
      isChanged={text !== ''}
      onSubmit={() => (people ? send(people) : read())}
      onBack={people ? () => setRead(false) : undefined}
      onExited={onClose}
    >
      {people ? (
        <InvitationList roles={roles} people={people} problems={problems} onChange={edit} />
      ) : (
        <InvitationText
          roles={roles}
          text={text}
          usual={usual}
          onText={(next) => {
            setText(next)
            setKnown(null)
          }}
          onUsual={(role) => {
            setUsual(role)
            setKnown(null)
          }}
        />
      )}
      <Refusal error={error} shown={shown} />
    </FormDialog>
  )
}
