import { useErasePersonMutation } from '../../../src/api/customers'
import type { WebsiteDetails } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { showToast, useAppDispatch } from '../../../src/store'
import { ConfirmDialog } from '../../../src/ui'
import styles from './dialogs.module.css'

interface Props {
  website: WebsiteDetails
  onExited: () => void
}

/** Erases the customer's data for good, after the title of the website was typed. */
export default function EraseDialog({ website: { id, title }, onExited }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [erase] = useErasePersonMutation()
  const { busy, error, run } = useSubmit()
  const typed = title.trim()

  async function confirm(): Promise<void> {
    if (!(await run(() => erase({ id, title: typed }).unwrap()))) return
    dispatch(showToast({ kind: 'success', key: t('websiteDetails.customer.erased', { title }) }))
    onExited()
  }
  return (
    <ConfirmDialog
      open
      danger
      title={t('websiteDetails.customer.erase')}
      confirmLabel={t('websiteDetails.customer.erase.submit')}
      typeToConfirm={typed}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onExited}
    >
      <div className={styles.texts}>
        <p>{t('websiteDetails.customer.erase.goes')}</p>
        <p>{t('websiteDetails.customer.erase.stays')}</p>
        <Refusal error={error} />
      </div>
    </ConfirmDialog>
  )
}
