import { useCustomerDataQuery } from '../../../../src/api/customers'
import { useMessages } from '../../../../src/i18n'
import { customerEmail } from '../../../../src/model'
import { Skeleton, TextField } from '../../../../src/ui'
import { pagePart } from '../../../../src/islands'
import { type Draft, MailerLink } from '../../../../src/parts/composer'
import styles from './composer.module.css'

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
    <div className={styles.mail}>
      {to && <p className={styles.to}>{t('composer.to', { email: to })}</p>}
      {to === null && <p className={styles.noAddress}>{t('composer.noAddress')}</p>}
      <div className={styles.subject}>
        <TextField label={t('composer.subject')} value={draft.subject} onChange={(subject) => onChange({ subject })} />
      </div>
      <MailerLink websiteId={websiteId} reply={draft.replyTo?.id} isSmall />
    </div>
  )
}
