import { useRef, useState } from 'react'
import { useSortFieldsMutation } from '../../../src/api/cms'
import type { Collection, CollectionField } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useAttempt } from '../../../src/store'
import { Button, Hint, Stack, useAnnounce, useSort } from '../../../src/ui'
import { Plus } from '../../../src/ui/icons'
import { FieldDialog } from './FieldDialog'
import { FieldRow } from './FieldRow'
import { moved, stepped } from './moved'
import { useDeleteField } from './useDeleteField'

/** What each item of a collection consists of, in the order in which it is entered and shown. */
export function FieldsTab({ collection }: { collection: Collection }) {
  const t = useMessages()
  const attempt = useAttempt()
  const announce = useAnnounce()
  const list = useRef<HTMLUListElement>(null)
  const [edited, setEdited] = useState<CollectionField | 'new' | null>(null)
  // Until the server has answered.
  const [order, setOrder] = useState<readonly number[] | null>(null)
  const [sort] = useSortFieldsMutation()
  const remove = useDeleteField(collection)
  const { id, fields } = collection
  const shown = order ? fields.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id)) : fields
  const ids = shown.map((field) => field.id)

  const arrange = async (next: readonly number[] | null, field: number) => {
    if (!next) return
    setOrder(next)
    announce(t('collections.field.movedTo', { place: next.indexOf(field) + 1, count: next.length }))
    const send = (those: readonly number[]) => sort({ params: { collection: id }, body: { ids: [...those] } }).unwrap()
    await attempt({ run: () => send(next) })
    setOrder(null)
  }
  const { listProps, itemProps } = useSort({
    list,
    onDrop: (field, beforeId) => void arrange(moved(ids, field, beforeId), field),
    onStep: (field, by) => void arrange(stepped(ids, field, by), field),
  })
  return (
    <Stack>
      <Hint>{t(fields.length === 0 ? 'collections.fields.empty' : 'collections.fields.hint')}</Hint>
      {/* The keys come from the controls inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={list} {...listProps}>
        {shown.map((field) => (
          <FieldRow
            key={field.id}
            field={field}
            sortable={itemProps(field.id)}
            onEdit={() => setEdited(field)}
            onDelete={() => remove.ask(field)}
          />
        ))}
      </ul>
      <div>
        <Button icon={Plus} onClick={() => setEdited('new')}>
          {t('collections.field.new')}
        </Button>
      </div>
      {edited && <FieldDialog collectionId={id} field={edited === 'new' ? null : edited} onExited={() => setEdited(null)} />}
      {remove.question}
    </Stack>
  )
}
