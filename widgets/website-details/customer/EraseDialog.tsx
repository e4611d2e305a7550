import { useState } from 'react'
import { useErasePersonMutation } from '../../../src/api'
import type { WebsiteDetails } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { showToast, useAppDispatch } from '../../../src/store'
import { ConfirmDialog, Failure } from '../../../src/ui'
import styles from './dialogs.module.css'

interface Props {
  website: WebsiteDetails
  onExited: () => void
}

/** Erases the customer's data for good, after the title of the website was typed. */
export default function EraseDialog({ website: { id, title }, onExited }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [erase, { isLoading }] = useErasePersonMutation()
  const [failure, setFailure] = useState('')
  const typed = title.trim()

  async function confirm(): Promise<void> {
    try {
      await erase({ id, title: typed }).unwrap()
    } catch (thrown) {
      const { message, values } = toErrorObject(thrown)
      return setFailure(t(message, values))
    }
    dispatch(showToast({ kind: 'success', key: t('customer.erased', { title }) }))
    onExited()
  }
  return (
    <ConfirmDialog
      open
      danger
      title={t('customer.erase')}
      confirmLabel={t('customer.erase.submit')}
      typeToConfirm={typed}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onExited}
    >
      <div className={styles.texts}>
        <p>{t('customer.erase.goes')}</p>
        <p>{t('customer.erase.stays')}</p>
        {failure && <Failure>{failure}</Failure>}
      </div>
    </ConfirmDialog>
  )
}
