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

const fieldsOf = ({ forename, surname, absentFrom, absentUntil }: StaffMember) => ({
  forename: forename ?? '',
  surname: surname ?? '',
  from: absentFrom ?? '',
  until: absentUntil ?? '',
})

const FIELDS = ['forename', 'surname', 'inactivateFrom', 'inactivateUntil']

/** The name of somebody, and until when they are away. */
export default function EditDialog({ member, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [before] = useState(() => fieldsOf(member))
  const [fields, setFields] = useState(before)
  const change = (part: Partial<typeof fields>) => setFields((known) => ({ ...known, ...part }))
  const { forename, surname, from, until } = fields
  const hasMoved = from !== before.from || until !== before.until
  // Who is not away any more needs no first day either.
  const isBack = !until && from === before.from
  const [update] = useUpdateStaffMutation()
  const { error, fieldError, run } = useSubmit()

  const submit = () =>
    run(async () => {
      await update({
        params: { staff: member.id },
        body: {
          ...(forename !== before.forename && { forename }),
          ...(surname !== before.surname && { surname }),
          ...(hasMoved && { inactivateFrom: isBack ? null : from || null, inactivateUntil: until || null }),
        },
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
      isChanged={JSON.stringify(fields) !== JSON.stringify(before)}
    >
      <FieldRow>
        <TextField
          label={t('staff.forename')}
          value={forename}
          error={fieldError('forename')}
          onChange={(text) => change({ forename: text })}
        />
        <TextField
          label={t('staff.surname')}
          value={surname}
          error={fieldError('surname')}
          onChange={(text) => change({ surname: text })}
        />
      </FieldRow>
      <FieldRow>
        <DateField
          label={t('staff.absentFrom')}
          value={from}
          error={fieldError('inactivateFrom')}
          onChange={(day) => change({ from: day })}
        />
        <DateField
          label={t('staff.absentUntil')}
          value={until}
          error={fieldError('inactivateUntil')}
          onChange={(day) => change({ until: day })}
        />
      </FieldRow>
      <Refusal error={error} shown={FIELDS} />
    </FormDialog>
  )
}
