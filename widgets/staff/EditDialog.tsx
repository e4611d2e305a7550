import { Pencil } from '../../src/ui/icons'
import { useState } from 'react'
import { useUpdateStaffMutation } from '../../src/api/staff'
import type { StaffMember } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { fullName } from '../../src/model'
import { Refusal, useSubmit } from '../../src/parts/submit'
import { showToast, useAppDispatch } from '../../src/store'
import { DateField, FieldRow, FormDialog, TextField } from '../../src/ui'

interface Props {
  member: StaffMember
  onClose: () => void
}

const FIELDS = ['forename', 'surname', 'inactivateFrom', 'inactivateUntil']

/** The name of somebody, and until when they are away. */
export default function EditDialog({ member, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [forename, setForename] = useState(member.forename ?? '')
  const [surname, setSurname] = useState(member.surname ?? '')
  const [from, setFrom] = useState(member.absentFrom ?? '')
  const [until, setUntil] = useState(member.absentUntil ?? '')
  const [update] = useUpdateStaffMutation()
  const { error, fieldError, run } = useSubmit()

  const submit = () =>
    run(async () => {
      await update({
        params: { staff: member.id },
        body: { forename, surname, inactivateFrom: (until && from) || null, inactivateUntil: until || null },
      }).unwrap()
      dispatch(showToast({ kind: 'success', key: 'partner.general.saved' }))
    })

  return (
    <FormDialog
      title={t('staff.editTitle', { name: fullName(member) || member.email || '' })}
      icon={Pencil}
      size="sm"
      onExited={onClose}
      onSubmit={submit}
      submitLabel={t('partner.general.save')}
    >
      <FieldRow>
        <TextField label={t('staff.forename')} value={forename} error={fieldError('forename')} onChange={setForename} />
        <TextField label={t('staff.surname')} value={surname} error={fieldError('surname')} onChange={setSurname} />
      </FieldRow>
      <FieldRow>
        <DateField label={t('staff.absentFrom')} value={from} error={fieldError('inactivateFrom')} onChange={setFrom} />
        <DateField label={t('staff.absentUntil')} value={until} error={fieldError('inactivateUntil')} onChange={setUntil} />
      </FieldRow>
      <Refusal error={error} shown={FIELDS} />
    </FormDialog>
  )
}
