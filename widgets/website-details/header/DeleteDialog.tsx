import { useState } from 'react'
import { useDeleteWebsiteMutation, useRestoreWebsiteMutation } from '../../../src/api'
import { partner_website_details, partner_website_restore, type WebsiteDetails } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { navigate, showToast, useAppDispatch, usePageStore, useAttempt } from '../../../src/store'
import { ConfirmDialog } from '../../../src/ui'
import styles from './header.module.css'

interface Props {
  website: WebsiteDetails
  onExited: () => void
}

/** Deletes after the title was typed, and goes to the overview, where it can be undone. */
export function DeleteDialog({ website, onExited }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const store = usePageStore()
  const { router } = useIsland()
  const [remove, { isLoading }] = useDeleteWebsiteMutation()
  const [restore] = useRestoreWebsiteMutation()
  const attempt = useAttempt()
  const [failure, setFailure] = useState('')
  const { id, title } = website

  const undo = async () => {
    const isBack = await attempt({ run: () => restore(id).unwrap() })
    if (isBack) navigate(store).toRoute(partner_website_details.name, { website: id })
  }
  const confirm = async () => {
    try {
      await remove(id).unwrap()
    } catch (thrown) {
      const { message, values } = toErrorObject(thrown)
      return setFailure(t(message, values))
    }
    navigate(store).toView('overview')
    const canUndo = router.has(partner_website_restore.name)
    dispatch(
      showToast({
        kind: 'success',
        key: t('details.deleted', { title }),
        ...(canUndo && { action: { key: 'partner.general.undo', run: () => void undo() } }),
      }),
    )
  }

  return (
    <ConfirmDialog
      open
      danger
      title={t('details.delete.title')}
      confirmLabel={t('details.delete')}
      typeToConfirm={title.trim()}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onExited}
    >
      <p className={styles.warning}>{t('details.delete.text', { title })}</p>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </ConfirmDialog>
  )
}
