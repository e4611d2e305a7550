import { useUpdateSavedViewMutation } from '../../../src/api/personal'
import type { SavedView } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { showToast, useAppDispatch } from '../../../src/store'

type Content = Partial<Pick<SavedView, 'query' | 'columns'>>

/** Saves what is shown over what a view was, which others may begin with: it can be taken back. */
export function useOverwrite() {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [update, { isLoading }] = useUpdateSavedViewMutation()
  const overwrite = async ({ id, name, query, columns }: SavedView, content: Content) => {
    const answer = await update({ id, change: content })
    if (answer.error) return
    const before = { ...('query' in content && { query }), ...('columns' in content && { columns }) }
    const action = { key: 'partner.general.undo', run: () => void update({ id, change: before }) }
    dispatch(showToast({ kind: 'success', key: t('websites.saved.done', { name }), action }))
  }
  return { overwrite, isLoading }
}
