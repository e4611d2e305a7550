import { useState } from 'react'
import { useCreateItemMutation, useUpdateItemMutation } from '../../../src/api/cms'
import type { Collection, CollectionItem } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { FormDialog } from '../../../src/ui'
import { Rows4 } from '../../../src/ui/icons'
import { itemName } from './itemName'
import { ValueField } from './ValueField'

interface Props {
  collection: Collection
  websiteId: number
  /** Null for a new one. */
  item: CollectionItem | null
  onExited: () => void
}

/** An item, field by field. */
export function ItemDialog({ collection: { id, fields }, websiteId, item, onExited }: Props) {
  const t = useMessages()
  const names = fields.map(({ name }) => name)
  const [before] = useState(() => Object.fromEntries(names.map((name) => [name, item?.values[name]])))
  const [values, setValues] = useState(before)
  const { error, fieldError, run } = useSubmit()
  const [create] = useCreateItemMutation()
  const [update] = useUpdateItemMutation()

  const submit = () =>
    run(() => {
      const body = { values: Object.fromEntries(names.map((name) => [name, values[name] ?? null])) }
      return item
        ? update({ params: { collection: id, item: item.id }, body }).unwrap()
        : create({ params: { collection: id }, body }).unwrap()
    })
  return (
    <FormDialog
      title={item ? itemName(item, fields, t) : t('collections.item.new')}
      icon={Rows4}
      size="md"
      submitLabel={t(item ? 'partner.general.save' : 'partner.general.add')}
      isChanged={JSON.stringify(values) !== JSON.stringify(before)}
      onSubmit={submit}
      onExited={onExited}
    >
      {fields.map((field) => (
        <ValueField
          key={field.id}
          field={field}
          websiteId={websiteId}
          value={values[field.name]}
          error={fieldError(field.name)}
          onChange={(value) => setValues((all) => ({ ...all, [field.name]: value }))}
        />
      ))}
      <Refusal error={error} shown={names} />
    </FormDialog>
  )
}
