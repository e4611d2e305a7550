import { useState } from 'react'
import { type Message, partner_website_log_versions } from '../../../../src/contract'
import { useFormats, useMessages } from '../../../../src/i18n'
import { pagePart, useIsland } from '../../../../src/islands'
import styles from './threadMessage.module.css'

const VersionsDialog = pagePart(async () => (await import('./VersionsDialog')).default)

/** Says that a message was changed; where the server tells what it said before, that is one press away (WM-07). */
export function EditedMark({ message, editedAt }: { message: Message; editedAt: string }) {
  const t = useMessages()
  const formats = useFormats()
  const { router } = useIsland()
  const [isOpen, setOpen] = useState(false)
  const title = formats.dateTime(editedAt)
  if (!router.has(partner_website_log_versions.name)) return <span title={title}>{t('websiteDetails.thread.edited')}</span>
  return (
    <>
      <button type="button" className={styles.edited} title={title} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('websiteDetails.thread.edited')}
      </button>
      {isOpen && <VersionsDialog message={message} editedAt={editedAt} onExited={() => setOpen(false)} />}
    </>
  )
}
