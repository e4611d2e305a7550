import { UserMinus } from '../../src/ui/icons'
import { useState } from 'react'
import { useRemoveStaffMutation } from '../../src/api/staff'
import type { StaffMember } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { fullName } from '../../src/model'
import { PersonSelect } from '../../src/parts/people'
import { Refusal, useSubmit } from '../../src/parts/submit'
import { showToast, useAppDispatch } from '../../src/store'
import { FormDialog } from '../../src/ui'
import { useEverybody } from './useEverybody'

interface Props {
  member: StaffMember
  onClose: () => void
}

/** Asks what becomes of the open work of somebody who leaves (SF-04). */
export default function RemoveDialog({ member, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [heir, setHeir] = useState('')
  const [remove] = useRemoveStaffMutation()
  const { error, fieldError, run } = useSubmit()
  const name = fullName(member) || member.email || ''
  const heirs = useEverybody('active').filter(({ id }) => id !== member.id)

  const submit = () =>
    run(async () => {
      await remove({ params: { staff: member.id }, body: { reassignTo: heir ? Number(heir) : null } }).unwrap()
      dispatch(showToast({ kind: 'success', key: t('staff.removeDone', { name }) }))
    })

  return (
    <FormDialog
      title={t('staff.removeTitle', { name })}
      icon={UserMinus}
      size="sm"
      onExited={onClose}
      onSubmit={submit}
      submitLabel={t('staff.remove')}
      danger
    >
      <p>{t('staff.removeText', { todos: member.openTodos, websites: member.assignedWebsites })}</p>
      {member.openTickets > 0 && <p>{t('staff.removeTickets', { count: member.openTickets })}</p>}
      <PersonSelect
        label={t('staff.heir')}
        people={heirs}
        placeholder={t('partner.general.nobody')}
        value={heir}
        error={fieldError('reassignTo')}
        onChange={setHeir}
      />
      <Refusal error={error} shown={['reassignTo']} />
    </FormDialog>
  )
}
