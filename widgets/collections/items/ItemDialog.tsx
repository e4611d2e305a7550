import { useState } from 'react'
import { useCreateItemMutation, useUpdateItemMutation } from '../../../src/api/cmsCollections'
import type { Collection, CollectionField, CollectionItem } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { FormDialog } from '../../../src/ui'
import { Rows4 } from '../../../src/ui/icons'
import { itemName } from './itemName'
import { ValueField } from './ValueField'
import { valueText } from './valueText'

interface Props {
  collection: Collection
  websiteId: number
  /** Null for a new one. */
  item: CollectionItem | null
  /** What an item holds by now, if it is still there. */
  onLook: (id: number) => Promise<CollectionItem | undefined>
  onExited: () => void
}

type Values = CollectionItem['values']

/** An item, field by field. What somebody else has changed meanwhile is taken over; where both changed the same, it says so before it is overwritten. */
export function ItemDialog({ collection: { id, fields }, websiteId, item, onLook, onExited }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const names = fields.map(({ name }) => name)
  const [known, setKnown] = useState<Values>(item?.values ?? {})
  const [changes, setChanges] = useState<Values>({})
  const [contested, setContested] = useState<readonly string[]>([])
  const { error, fieldError, run } = useSubmit()
  const [create] = useCreateItemMutation()
  const [update] = useUpdateItemMutation()
  const changed = Object.keys(changes).filter((name) => isOther(changes[name], known[name]))

  const bodyOf = (before: Values) => ({
    values: Object.fromEntries(names.map((name) => [name, (changed.includes(name) ? changes : before)[name] ?? null])),
  })
  const submit = async () => {
    if (!item) return run(() => create({ params: { collection: id }, body: bodyOf(known) }).unwrap())
    let both: readonly string[] = []
    const isDone = await run(async () => {
      const now = (await onLook(item.id))?.values ?? known
      both = changed.filter((name) => isOther(now[name], known[name]) && isOther(now[name], changes[name]))
      setKnown(now)
      setContested(both)
      if (both.length === 0) await update({ params: { collection: id, item: item.id }, body: bodyOf(now) }).unwrap()
    })
    return isDone && both.length === 0
  }
  const meanwhile = ({ name, type }: CollectionField) =>
    contested.includes(name)
      ? t('collections.item.changedMeanwhile', { value: valueText(type, known[name], { t, formats }) || '–' })
      : undefined
  return (
    <FormDialog
      title={item ? itemName(item, fields, t) : t('collections.item.new')}
      icon={Rows4}
      size="md"
      submitLabel={t(item ? 'partner.general.save' : 'partner.general.add')}
      isChanged={changed.length > 0}
      onSubmit={submit}
      onExited={onExited}
    >
      {fields.map((field) => (
        <ValueField
          key={field.id}
          field={field}
          websiteId={websiteId}
          value={(Object.hasOwn(changes, field.name) ? changes : known)[field.name]}
          error={meanwhile(field) ?? fieldError(field.name)}
          onChange={(value) => setChanges((all) => ({ ...all, [field.name]: value }))}
        />
      ))}
      <Refusal error={error} shown={names} />
    </FormDialog>
  )
}

/** Nothing entered is the same as nothing kept. */
const isOther = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) !== JSON.stringify(other ?? null)
