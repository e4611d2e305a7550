import { Columns3, Ellipsis, Lock, Trash2, Users } from 'lucide-react'
import { useDeleteSavedViewMutation, useCreateSavedViewMutation, useUpdateSavedViewMutation } from '../../../src/api/savedViews'
import type { SavedView } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { may } from '../../../src/model'
import { selectUser, showToast, useAppDispatch, useAppSelector } from '../../../src/store'
import { IconButton, Menu, MenuItem } from '../../../src/ui'

interface Props {
  saved: SavedView
  /** The columns of the list now. */
  columns: readonly string[] | null
}

/** Shares a saved view or takes it back, keeps its columns, deletes it. */
export function SavedViewMenu({ saved, columns }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const roles = useAppSelector(selectUser)?.roles ?? []
  const [update] = useUpdateSavedViewMutation()
  const [remove] = useDeleteSavedViewMutation()
  const [create] = useCreateSavedViewMutation()
  const { id, name, scope } = saved
  const isTeam = scope === 'team'

  const deleteIt = async () => {
    const answer = await remove(id)
    if (answer.error) return
    const { view, query } = saved
    const action = { key: 'partner.general.undo', run: () => void create({ view, name, scope, query, columns: saved.columns }) }
    dispatch(showToast({ kind: 'success', key: t('websites.saved.deleted', { name }), action }))
  }
  return (
    <Menu
      placement="bottom-end"
      renderTrigger={(props) => <IconButton icon={Ellipsis} size="sm" label={t('websites.saved.menu', { name })} {...props} />}
    >
      {(isTeam || may('manage_team_views', roles) !== 'none') && (
        <MenuItem icon={isTeam ? Lock : Users} onSelect={() => void update({ id, change: { scope: isTeam ? 'private' : 'team' } })}>
          {t(isTeam ? 'websites.saved.unshare' : 'websites.saved.share')}
        </MenuItem>
      )}
      <MenuItem icon={Columns3} onSelect={() => void update({ id, change: { columns: columns && [...columns] } })}>
        {t('websites.saved.columns')}
      </MenuItem>
      <MenuItem icon={Trash2} tone="danger" onSelect={() => void deleteIt()}>
        {t('websites.saved.delete')}
      </MenuItem>
    </Menu>
  )
}
