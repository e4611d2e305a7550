import { X } from '../../../../src/ui/icons'
import { useCustomerDataQuery } from '../../../../src/api/customers'
import { useMessages } from '../../../../src/i18n'
import { customerEmail } from '../../../../src/model'
import { IconButton, Skeleton, TextField } from '../../../../src/ui'
import { pagePart } from '../../shared/pagePart'
import { MailerLink } from '../MailerLink'
import styles from './composer.module.css'
import type { Draft } from './Draft'

const CallFields = pagePart(async () => (await import('./CallFields')).default, <Skeleton shape="block" height="116px" />)

interface Props {
  websiteId: number
  draft: Draft
  onChange: (part: Partial<Draft>) => void
}

/** What one kind of entry needs besides words. */
export function ModeFields({ websiteId, draft, onChange }: Props) {
  if (draft.mode === 'call') return <CallFields websiteId={websiteId} draft={draft} onChange={onChange} />
  if (draft.mode === 'message_to') return <MailFields websiteId={websiteId} draft={draft} onChange={onChange} />
  return null
}

function MailFields({ websiteId, draft, onChange }: Props) {
  const t = useMessages()
  const { data } = useCustomerDataQuery(websiteId)
  const to = data && customerEmail(data.customer)
  return (
    <>
      {to && <p className={styles.replyTo}>{t('websiteDetails.thread.compose.to', { email: to })}</p>}
      {to === null && <p className={styles.noAddress}>{t('websiteDetails.thread.compose.noAddress')}</p>}
      {draft.replyTo && (
        <p className={styles.replyTo}>
          {t('websiteDetails.thread.compose.replyTo', { name: draft.replyTo.name })}
          <IconButton icon={X} size="sm" label={t('websiteDetails.thread.compose.noReply')} onClick={() => onChange({ replyTo: null })} />
        </p>
      )}
      <MailerLink websiteId={websiteId} reply={draft.replyTo?.id} />
      <TextField label={t('websiteDetails.thread.compose.subject')} value={draft.subject} onChange={(subject) => onChange({ subject })} />
    </>
  )
}
