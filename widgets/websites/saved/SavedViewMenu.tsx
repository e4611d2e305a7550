import { Columns3, Ellipsis, House, Pencil, Trash2 } from '../../../src/ui/icons'
import { Suspense, useState } from 'react'
import { useCreateSavedViewMutation, useDeleteSavedViewMutation, useUpdateSavedViewMutation } from '../../../src/api/personal'
import type { SavedView } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { showToast, useAppDispatch } from '../../../src/store'
import { IconButton, Menu, MenuItem } from '../../../src/ui'
import { useOverwrite } from './useOverwrite'

const SaveDialog = lazyPart(() => import('./SaveDialog'))

interface Props {
  saved: SavedView
  /** The columns of the list now. */
  columns: readonly string[] | null
}

/** What can be done with a saved view: anybody may begin with it, the rest is for those who may change it. */
export function SavedViewMenu({ saved, columns }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [update] = useUpdateSavedViewMutation()
  const { overwrite } = useOverwrite()
  const [remove] = useDeleteSavedViewMutation()
  const [create] = useCreateSavedViewMutation()
  const [isEditing, setEditing] = useState(false)
  const { id, name, isDefault, editable } = saved

  const deleteIt = async () => {
    const answer = await remove(id)
    if (answer.error) return
    const { id: _, editable: __, ...draft } = saved
    const action = { key: 'partner.general.undo', run: () => void create(draft) }
    dispatch(showToast({ kind: 'success', key: t('websites.saved.deleted', { name }), action }))
  }
  return (
    <>
      <Menu
        placement="bottom-end"
        renderTrigger={(props) => <IconButton icon={Ellipsis} size="sm" label={t('websites.saved.menu', { name })} {...props} />}
      >
        {editable && (
          <MenuItem changes icon={Pencil} onSelect={() => setEditing(true)}>
            {t('websites.saved.edit')}
          </MenuItem>
        )}
        <MenuItem changes icon={House} checked={isDefault} onSelect={() => void update({ id, change: { isDefault: !isDefault } })}>
          {t('websites.saved.default')}
        </MenuItem>
        {editable && (
          <>
            <MenuItem changes icon={Columns3} onSelect={() => void overwrite(saved, { columns: columns && [...columns] })}>
              {t('websites.saved.columns')}
            </MenuItem>
            <MenuItem changes icon={Trash2} tone="danger" onSelect={() => void deleteIt()}>
              {t('websites.saved.delete')}
            </MenuItem>
          </>
        )}
      </Menu>
      {isEditing && (
        <Suspense>
          <SaveDialog draft={saved} onExited={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}
