import { CalendarClock, X } from '../../../../src/ui/icons'
import type { ComponentProps } from 'react'
import { useFormats, useMessages } from '../../../../src/i18n'
import { Button, DateField, IconButton, PopoverButton } from '../../../../src/ui'
import { type Draft, FileTools } from '../../../../src/parts/composer'
import styles from './fields.module.css'

interface Props extends Omit<ComponentProps<typeof FileTools>, 'mode'> {
  draft: Pick<Draft, 'mode' | 'dueDate' | 'replyTo'>
  isKept: boolean
  onChange: (part: Partial<Pick<Draft, 'dueDate' | 'replyTo'>>) => void
}

/** What goes with a message besides words: what it answers, files, the day something is asked for by. */
export function Tools({ draft: { mode, dueDate, replyTo }, isKept, onChange, ...files }: Props) {
  const t = useMessages()
  const isMail = mode === 'message_to'
  return (
    <div className={styles.tools}>
      {isMail && replyTo ? (
        <p className={styles.replyTo}>
          <span className={styles.cut}>{t('composer.replyTo', { name: replyTo.name })}</span>
          <IconButton icon={X} size="sm" label={t('composer.noReply')} onClick={() => onChange({ replyTo: null })} />
        </p>
      ) : (
        <p className={styles.hint}>{t(isMail ? 'composer.queueHint' : 'websiteDetails.thread.compose.internHint')}</p>
      )}
      {isKept && <p className={styles.kept}>{t('composer.kept')}</p>}
      {!isMail && <FollowUp value={dueDate} onChange={(day) => onChange({ dueDate: day })} />}
      <FileTools mode={mode} {...files} />
    </div>
  )
}

function FollowUp({ value, onChange }: { value: string; onChange: (day: string) => void }) {
  const t = useMessages()
  const formats = useFormats()
  const label = t('websiteDetails.thread.compose.followUp')
  return (
    <PopoverButton
      label={label}
      placement="top"
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          size="sm"
          variant="ghost"
          icon={CalendarClock}
          title={label}
          aria-label={value ? `${label} ${formats.date(value)}` : label}
        >
          {value && formats.shortDate(value)}
        </Button>
      )}
    >
      {() => <DateField label={label} value={value} onChange={onChange} />}
    </PopoverButton>
  )
}
