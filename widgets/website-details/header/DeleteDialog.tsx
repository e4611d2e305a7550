import { binUndo, useDeleteWebsiteMutation, useRestoreWebsiteMutation } from '../../../src/api/websites'
import { keepAction, leaveOfAction } from '../../../src/api/personal'
import { DeletionNote } from '../../../src/parts/deletion'
import { api_partner_recycle_bin, partner_website_details, partner_website_restore, type WebsiteDetails } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { navigate, showToast, useAppDispatch, usePageStore, useAttempt } from '../../../src/store'
import { ConfirmDialog } from '../../../src/ui'
import styles from './header.module.css'

interface Props {
  website: WebsiteDetails
  onExited: () => void
}

/** Deletes after the title was typed and it was said what goes with it (AW-05), and goes to the overview, where it can be undone. */
export default function DeleteDialog({ website, onExited }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const store = usePageStore()
  const { router } = useIsland()
  const [remove] = useDeleteWebsiteMutation()
  const [restore] = useRestoreWebsiteMutation()
  const attempt = useAttempt()
  const { busy, error, run } = useSubmit()
  const { id, title } = website

  const undo = async (kept: string) => {
    if (kept) void dispatch(leaveOfAction(kept, []))
    const isBack = await attempt({ run: () => restore(id).unwrap() })
    if (isBack) navigate(store).toRoute(partner_website_details.name, { website: id })
  }
  const confirm = async () => {
    if (!(await run(() => remove(id).unwrap()))) return
    navigate(store).toView('overview')
    const key = t('websiteDetails.deleted', { title })
    if (!router.has(partner_website_restore.name)) {
      dispatch(showToast({ kind: 'success', key }))
      return
    }
    const kept = router.has(api_partner_recycle_bin.name) ? dispatch(keepAction(key, [binUndo(website)])) : ''
    dispatch(showToast({ kind: 'success', key, action: { key: 'partner.general.undo', run: () => void undo(kept) } }))
  }

  return (
    <ConfirmDialog
      open
      danger
      title={t('websiteDetails.delete.title')}
      confirmLabel={t('websiteDetails.delete')}
      typeToConfirm={title.trim()}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onExited}
    >
      <p className={styles.warning}>{t('websiteDetails.delete.text', { title })}</p>
      <DeletionNote ids={[id]} />
      <Refusal error={error} />
    </ConfirmDialog>
  )
}
