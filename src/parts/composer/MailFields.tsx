import type { RefObject } from 'react'
import { useCustomerDataQuery } from '../../api/customers'
import { useMessages } from '../../i18n'
import { customerEmail } from '../../model'
import { TextField } from '../../ui'
import styles from './composer.module.css'
import type { Draft } from './Draft'
import { MailerLink } from './MailerLink'

interface Props {
  websiteId: number
  draft: Draft
  /** Where the words are written. */
  text: RefObject<HTMLTextAreaElement | null>
  onChange: (part: Partial<Draft>) => void
}

/** Whom a mail goes to and what about, and the way to everything else there is for mails. */
export function MailFields({ websiteId, draft, text, onChange }: Props) {
  const t = useMessages()
  const { data } = useCustomerDataQuery(websiteId)
  const to = data && customerEmail(data.customer)
  return (
    <div className={styles.mail}>
      {to && <p className={styles.to}>{t('composer.to', { email: to })}</p>}
      {to === null && <p className={styles.noAddress}>{t('composer.noAddress')}</p>}
      <div className={styles.subject}>
        <TextField
          label={t('composer.subject')}
          value={draft.subject}
          onChange={(subject) => onChange({ subject })}
          onKeyDown={(event) => {
            // Whoever ends a subject goes on with the text; only the keys that say so send.
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            text.current?.focus()
          }}
        />
      </div>
      <MailerLink websiteId={websiteId} reply={draft.replyTo?.id} />
    </div>
  )
}
