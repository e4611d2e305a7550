import { X } from '../../../../src/ui/icons'
import { useCustomerDataQuery } from '../../../../src/api/customers'
import { useMessages } from '../../../../src/i18n'
import { customerEmail } from '../../../../src/model'
import { IconButton, Skeleton, TextField } from '../../../../src/ui'
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
    <>
      {to && <p className={styles.replyTo}>{t('composer.to', { email: to })}</p>}
      {to === null && <p className={styles.noAddress}>{t('composer.noAddress')}</p>}
      {draft.replyTo && (
        <p className={styles.replyTo}>
          {t('composer.replyTo', { name: draft.replyTo.name })}
          <IconButton icon={X} size="sm" label={t('composer.noReply')} onClick={() => onChange({ replyTo: null })} />
        </p>
      )}
      <MailerLink websiteId={websiteId} reply={draft.replyTo?.id} />
      <TextField label={t('composer.subject')} value={draft.subject} onChange={(subject) => onChange({ subject })} />
    </>
  )
}
