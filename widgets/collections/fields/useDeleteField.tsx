import { useState } from 'react'
import { useCreateFieldMutation, useDeleteFieldMutation, useSortFieldsMutation } from '../../../src/api/cmsCollections'
import type { Collection, CollectionField } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useAttempt } from '../../../src/store'
import { ConfirmDialog } from '../../../src/ui'

/** Asks before a field goes, since its values are seen no more; the way back brings them again, at the same place. */
export function useDeleteField({ id, fields, itemCount }: Collection) {
  const t = useMessages()
  const attempt = useAttempt()
  const [asked, setAsked] = useState<CollectionField | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [remove] = useDeleteFieldMutation()
  const [create] = useCreateFieldMutation()
  const [sort] = useSortFieldsMutation()

  const bringBack = async ({ id: before, name, type, required }: CollectionField) => {
    const made = await create({ params: { collection: id }, body: { name, type, required } }).unwrap()
    await sort({ params: { collection: id }, body: { ids: fields.map((field) => (field.id === before ? made.id : field.id)) } }).unwrap()
  }
  const confirm = (field: CollectionField) => {
    setOpen(false)
    void attempt({
      run: () => remove({ params: { collection: id, field: field.id } }).unwrap(),
      done: t('collections.deleted', { name: field.name }),
      undo: () => bringBack(field),
    })
  }
  return {
    ask(field: CollectionField) {
      setAsked(field)
      setOpen(true)
    },
    question: asked && (
      <ConfirmDialog
        open={isOpen}
        title={t('collections.deleteTitle', { name: asked.name })}
        confirmLabel={t('partner.general.delete')}
        danger
        onClose={() => setOpen(false)}
        onConfirm={() => confirm(asked)}
      >
        {t('collections.field.deleteText', { count: itemCount })}
      </ConfirmDialog>
    ),
  }
}
