import { Paperclip, Send } from '../../../../src/ui/icons'
import { memo, type RefObject } from 'react'
import { useMessages } from '../../../../src/i18n'
import { Button, DateField, IconButton } from '../../../../src/ui'
import { type Draft } from '../../../../src/parts/composer'
import styles from './composer.module.css'

interface Props extends Pick<Draft, 'mode' | 'dueDate'> {
  isKept: boolean
  canSend: boolean
  isSending: boolean
  /** Where files are chosen. */
  chooser: RefObject<HTMLInputElement | null>
  onChange: (part: Pick<Draft, 'dueDate'>) => void
}

/** What is done with an entry once it is written: files, the day something is asked for by, and sending. */
export const Bottom = memo(function Bottom({ mode, dueDate, isKept, canSend, isSending, chooser, onChange }: Props) {
  const t = useMessages()
  return (
    <div className={styles.bottom}>
      <IconButton icon={Paperclip} label={t('composer.attach')} onClick={() => chooser.current?.click()} />
      <p className={styles.hint}>
        {mode === 'message_to' ? t('composer.queueHint') : t('websiteDetails.thread.compose.internHint')}
        {isKept && <span>{t('composer.kept')}</span>}
      </p>
      {mode !== 'message_to' && (
        <div className={styles.due}>
          <DateField label={t('websiteDetails.thread.compose.followUp')} value={dueDate} onChange={(day) => onChange({ dueDate: day })} />
        </div>
      )}
      <Button type="submit" variant="primary" icon={Send} disabled={!canSend && !isSending} busy={isSending} title={t('composer.shortcut')}>
        {t(mode === 'message_to' ? 'composer.queue' : 'websiteDetails.thread.compose.save')}
      </Button>
    </div>
  )
})
