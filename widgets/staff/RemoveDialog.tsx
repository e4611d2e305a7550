import { UserMinus } from '../../src/ui/icons'
import { useState } from 'react'
import { useRemoveStaffMutation } from '../../src/api/staff'
import type { StaffMember } from '../../src/contract'
import { reasonOf, toErrorObject } from '../../src/http'
import { useMessages } from '../../src/i18n'
import { fullName } from '../../src/model'
import { showToast, useAppDispatch } from '../../src/store'
import { Button, Dialog, Select } from '../../src/ui'
import styles from './staff.module.css'
import { useEverybody } from './useEverybody'

interface Props {
  member: StaffMember
  onClose: () => void
}

/** Asks what becomes of the open work of somebody who leaves (SF-04). */
export default function RemoveDialog({ member, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [isOpen, setOpen] = useState(true)
  const [heir, setHeir] = useState('')
  const [failure, setFailure] = useState<string>()
  const [remove, { isLoading }] = useRemoveStaffMutation()
  const name = fullName(member) || member.email || ''
  const heirs = useEverybody('active').filter(({ id }) => id !== member.id)

  const submit = async () => {
    try {
      await remove({ params: { staff: member.id }, body: { reassignTo: heir ? Number(heir) : null } }).unwrap()
      dispatch(showToast({ kind: 'success', key: t('staff.removeDone', { name }) }))
      setOpen(false)
    } catch (thrown) {
      setFailure(reasonOf(toErrorObject(thrown), t))
    }
  }

  return (
    <Dialog
      open={isOpen}
      title={t('staff.removeTitle', { name })}
      icon={UserMinus}
      size="sm"
      onClose={() => setOpen(false)}
      onExited={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={() => setOpen(false)}>{t('partner.general.cancel')}</Button>
          <Button type="submit" variant="danger" busy={isLoading}>
            {t('staff.remove')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <p>{t('staff.removeText', { todos: member.openTodos, websites: member.assignedWebsites })}</p>
        {member.openTickets > 0 && <p>{t('staff.removeTickets', { count: member.openTickets })}</p>}
        <Select
          label={t('staff.heir')}
          options={heirs.map((one) => ({ value: String(one.id), label: fullName(one) || one.email || '' }))}
          placeholder={t('partner.general.nobody')}
          value={heir}
          error={failure}
          onChange={setHeir}
        />
      </div>
    </Dialog>
  )
}
