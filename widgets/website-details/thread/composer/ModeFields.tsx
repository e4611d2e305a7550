import { X } from 'lucide-react'
import { useMessages } from '../../../../src/i18n'
import { IconButton, Select, TextField } from '../../../../src/ui'
import { MailerLink } from '../MailerLink'
import styles from './composer.module.css'
import { DIRECTIONS, type Draft, OUTCOMES } from './Draft'

interface Props {
  websiteId: number
  draft: Draft
  onChange: (part: Partial<Draft>) => void
}

/** What one kind of entry needs besides words. */
export function ModeFields({ websiteId, draft, onChange }: Props) {
  if (draft.mode === 'call') return <CallFields draft={draft} onChange={onChange} />
  if (draft.mode === 'message_to') return <MailFields websiteId={websiteId} draft={draft} onChange={onChange} />
  return null
}

function CallFields({ draft, onChange }: Omit<Props, 'websiteId'>) {
  const t = useMessages()
  return (
    <div className={styles.fields}>
      <Select
        label={t('thread.call.direction')}
        options={DIRECTIONS.map((value) => ({ value, label: t(`thread.call.${value}`) }))}
        value={draft.direction}
        onChange={(value) => onChange({ direction: DIRECTIONS.find((name) => name === value) ?? 'in' })}
      />
      <TextField label={t('thread.call.contact')} value={draft.contact} onChange={(contact) => onChange({ contact })} />
      <Select
        label={t('thread.call.outcome')}
        options={OUTCOMES.map((value) => ({ value, label: t(`thread.call.${value}`) }))}
        value={draft.outcome}
        onChange={(value) => onChange({ outcome: OUTCOMES.find((name) => name === value) ?? 'reached' })}
      />
    </div>
  )
}

function MailFields({ websiteId, draft, onChange }: Props) {
  const t = useMessages()
  return (
    <>
      {draft.replyTo && (
        <p className={styles.replyTo}>
          {t('thread.compose.replyTo', { name: draft.replyTo.name })}
          <IconButton icon={X} size="sm" label={t('thread.compose.noReply')} onClick={() => onChange({ replyTo: null })} />
        </p>
      )}
      <MailerLink websiteId={websiteId} reply={draft.replyTo?.id} />
      <TextField label={t('thread.compose.subject')} value={draft.subject} onChange={(subject) => onChange({ subject })} />
    </>
  )
}
