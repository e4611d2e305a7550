import { useState } from 'react'
import { useCreateFieldMutation, useRenameFieldMutation, useUpdateFieldMutation } from '../../../src/api/cmsCollections'
import type { CollectionField } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { COLLECTION_NAME_MAX_LENGTH, FIELD_TYPES } from '../../../src/model'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { Checkbox, FormDialog, Select, TextField } from '../../../src/ui'
import { Columns3 } from '../../../src/ui/icons'

interface Props {
  collectionId: number
  /** Null for a new one. */
  field: CollectionField | null
  onExited: () => void
}

const NEW = { name: '', type: 'text', required: false }

/** A field: its name, what it holds, and whether every item needs it. */
export function FieldDialog({ collectionId, field, onExited }: Props) {
  const t = useMessages()
  const before = field ?? NEW
  const [name, setName] = useState(before.name)
  const [type, setType] = useState(before.type)
  const [required, setRequired] = useState(before.required)
  const { error, fieldError, forget, run } = useSubmit()
  const [create] = useCreateFieldMutation()
  const [update] = useUpdateFieldMutation()
  const [rename] = useRenameFieldMutation()
  const isOther = type !== before.type || required !== before.required

  const submit = () =>
    run(() => {
      const body = { name: name.trim(), type, required }
      if (!field) return create({ params: { collection: collectionId }, body }).unwrap()
      const params = { collection: collectionId, field: field.id }
      return isOther ? update({ params, body }).unwrap() : rename({ params, body: { name: body.name } }).unwrap()
    })
  return (
    <FormDialog
      title={t(field ? 'collections.field.edit' : 'collections.field.new')}
      icon={Columns3}
      size="sm"
      submitLabel={t(field ? 'partner.general.save' : 'partner.general.add')}
      disabled={!name.trim() || (!isOther && name.trim() === before.name)}
      onSubmit={submit}
      onExited={onExited}
    >
      <TextField
        label={t('collections.field.name')}
        required
        maxLength={COLLECTION_NAME_MAX_LENGTH}
        value={name}
        error={fieldError('name')}
        onChange={(text) => {
          setName(text)
          forget()
        }}
      />
      <Select
        label={t('collections.field.type')}
        description={field && type !== before.type ? t('collections.field.type.changed') : undefined}
        options={FIELD_TYPES.map((value) => ({ value, label: t(`collections.type.${value}`) }))}
        value={type}
        error={fieldError('type')}
        onChange={setType}
      />
      <Checkbox
        label={t('collections.field.required')}
        description={t('collections.field.required.hint')}
        checked={required}
        onChange={setRequired}
      />
      <Refusal error={error} shown={['name', 'type']} />
    </FormDialog>
  )
}
