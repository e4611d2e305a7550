import { useRef, useState } from 'react'
import { useCollectionFieldsQuery, useSortFieldsMutation } from '../../../src/api/cmsCollections'
import { api_cms_fields, type Collection, type CollectionField } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { useAttempt } from '../../../src/store'
import { Button, Hint, Lines, moveBefore, stepTarget, useAnnounce, useSort } from '../../../src/ui'
import { Plus } from '../../../src/ui/icons'
import { FieldDialog } from './FieldDialog'
import { FieldRow } from './FieldRow'
import { useDeleteField } from './useDeleteField'

/** What each item of a collection consists of, in the order in which it is entered and shown. */
export function FieldsTab({ collection }: { collection: Collection }) {
  const t = useMessages()
  const attempt = useAttempt()
  const announce = useAnnounce()
  const list = useRef<HTMLUListElement>(null)
  const [edited, setEdited] = useState<CollectionField | 'new' | null>(null)
  const [sort] = useSortFieldsMutation()
  // One after the other: the last order is the one that stays.
  const sending = useRef<Promise<unknown>>(Promise.resolve())
  // It is shown until it is saved, whatever older answers come meanwhile.
  const [wanted, setWanted] = useState<readonly number[]>([])
  const remove = useDeleteField(collection)
  const { id } = collection
  const fields = inOrder(collection.fields, wanted)
  const ids = fields.map((field) => field.id)
  const { router } = useIsland()
  // A colleague may have changed them since the collection was loaded.
  useCollectionFieldsQuery({ params: { collection: id } }, { refetchOnMountOrArgChange: true, skip: !router.has(api_cms_fields.name) })

  const arrange = (field: number, beforeId: number | null) => {
    const next = moveBefore(ids, field, beforeId)
    if (!next) return
    setWanted(next)
    announce(t('collections.field.movedTo', { place: next.indexOf(field) + 1, count: next.length }))
    const send = () => sort({ params: { collection: id }, body: { ids: [...next] } }).unwrap()
    const sent = sending.current.then(() => attempt({ run: send }))
    sending.current = sent.finally(() => {
      setWanted((now) => (now === next ? [] : now))
    })
  }
  const { listProps, itemProps } = useSort({
    list,
    onDrop: arrange,
    onStep(field, by) {
      const target = stepTarget(ids, field, by)
      if (target !== undefined) arrange(field, target)
    },
  })
  return (
    <Lines>
      <Hint>{t(fields.length === 0 ? 'collections.fields.empty' : 'collections.fields.hint')}</Hint>
      {/* The keys come from the controls inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={list} {...listProps}>
        {fields.map((field) => (
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
    </Lines>
  )
}

/** Those that are named, in the order in which they are, and what has come since behind them. */
const inOrder = (fields: readonly CollectionField[], ids: readonly number[]) => {
  const placeOf = ({ id }: CollectionField) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return fields.toSorted((field, other) => placeOf(field) - placeOf(other))
}
