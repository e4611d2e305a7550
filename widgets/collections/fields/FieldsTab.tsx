import { useRef, useState } from 'react'
import { useCollectionFieldsQuery, useSortFieldsMutation } from '../../../src/api/cms'
import { api_cms_fields, type Collection, type CollectionField } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { useAttempt } from '../../../src/store'
import { Button, Hint, moveBefore, Stack, stepTarget, useAnnounce, useSort } from '../../../src/ui'
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
  // One after the other: the last order is the one that stays, and the next goes on from it, whatever older answers show meanwhile.
  const sending = useRef<Promise<unknown>>(Promise.resolve())
  const wanted = useRef<readonly number[] | null>(null)
  const remove = useDeleteField(collection)
  const { id, fields } = collection
  const { router } = useIsland()
  // A colleague may have changed them since the collection was loaded.
  useCollectionFieldsQuery({ params: { collection: id } }, { refetchOnMountOrArgChange: true, skip: !router.has(api_cms_fields.name) })
  const order = () => (wanted.current?.length === fields.length ? wanted.current : fields.map((field) => field.id))

  const arrange = (field: number, beforeId: number | null) => {
    const next = moveBefore(order(), field, beforeId)
    if (!next) return
    wanted.current = next
    announce(t('collections.field.movedTo', { place: next.indexOf(field) + 1, count: next.length }))
    const send = () => sort({ params: { collection: id }, body: { ids: [...next] } }).unwrap()
    const sent = sending.current.then(() => attempt({ run: send }))
    sending.current = sent.finally(() => {
      if (wanted.current === next) wanted.current = null
    })
  }
  const { listProps, itemProps } = useSort({
    list,
    onDrop: arrange,
    onStep(field, by) {
      const target = stepTarget(order(), field, by)
      if (target !== undefined) arrange(field, target)
    },
  })
  return (
    <Stack>
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
    </Stack>
  )
}
