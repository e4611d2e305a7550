import { useState } from 'react'
import { useDeleteCollectionMutation, useDuplicateCollectionMutation } from '../../../src/api/cmsCollections'
import type { Collection } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useAttempt } from '../../../src/store'
import { ConfirmDialog, MenuItem, MenuSeparator, RowMenu } from '../../../src/ui'
import { Copy, Pencil, Trash2 } from '../../../src/ui/icons'
import { NameDialog } from './NameDialog'

interface Props {
  collection: Collection
  websiteId: number
  onOpen: (id: number) => void
}

/** What can be done with a collection as a whole. */
export function CollectionMenu({ collection, websiteId, onOpen }: Props) {
  const { id, name, fields, itemCount } = collection
  const t = useMessages()
  const attempt = useAttempt()
  const [isNaming, setNaming] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const [duplicate] = useDuplicateCollectionMutation()
  const [remove] = useDeleteCollectionMutation()

  const copy = () =>
    attempt({
      run: async () => onOpen((await duplicate({ params: { collection: id } }).unwrap()).id),
      done: t('collections.duplicated', { name }),
    })
  return (
    <>
      <RowMenu label={t('collections.actionsOf', { name })}>
        <MenuItem icon={Pencil} onSelect={() => setNaming(true)}>
          {t('collections.rename')}
        </MenuItem>
        <MenuItem changes icon={Copy} onSelect={() => void copy()}>
          {t('collections.duplicate')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} tone="danger" onSelect={() => setDeleting(true)}>
          {t('partner.general.delete')}
        </MenuItem>
      </RowMenu>
      {isNaming && <NameDialog websiteId={websiteId} collection={collection} onSaved={onOpen} onExited={() => setNaming(false)} />}
      <ConfirmDialog
        open={isDeleting}
        title={t('collections.deleteTitle', { name })}
        confirmLabel={t('partner.general.delete')}
        danger
        typeToConfirm={itemCount > 0 ? name : undefined}
        onClose={() => setDeleting(false)}
        onConfirm={() => {
          setDeleting(false)
          void attempt({ run: () => remove({ params: { collection: id } }).unwrap(), done: t('collections.deleted', { name }) })
        }}
      >
        {t('collections.deleteText', { items: itemCount, fields: fields.length })}
      </ConfirmDialog>
    </>
  )
}
