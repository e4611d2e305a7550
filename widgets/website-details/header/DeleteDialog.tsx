import { binUndo, restoreWebsites, useDeleteWebsiteMutation } from '../../../src/api/websites'
import { DeletionNote } from '../../../src/parts/deletion'
import { api_partner_recycle_bin, partner_website_details, partner_website_restore, type WebsiteDetails } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { useOfferUndo } from '../../../src/parts/recentActions'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { navigate, showToast, usePageStore } from '../../../src/store'
import { ConfirmDialog } from '../../../src/ui'
import styles from './header.module.css'

interface Props {
  website: WebsiteDetails
  onExited: () => void
}

/** Deletes after the title was typed and it was said what goes with it (AW-05), and goes to the overview, where it can be undone. */
export default function DeleteDialog({ website, onExited }: Props) {
  const t = useMessages()
  const store = usePageStore()
  const { router } = useIsland()
  const [remove] = useDeleteWebsiteMutation()
  const offerUndo = useOfferUndo()
  const { busy, error, run } = useSubmit()
  const { id, title } = website

  const undo = async () => {
    await store.dispatch(restoreWebsites([id]))
    navigate(store).toRoute(partner_website_details.name, { website: id })
  }
  const confirm = async () => {
    if (!(await run(() => remove(id).unwrap()))) return
    navigate(store).toView('overview')
    const key = t('websiteDetails.deleted', { title })
    if (router.has(partner_website_restore.name))
      offerUndo(key, undo, router.has(api_partner_recycle_bin.name) ? () => [binUndo(website)] : undefined)
    else store.dispatch(showToast({ kind: 'success', key }))
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
