import { CalendarClock, Paperclip, X } from '../../../../src/ui/icons'
import { memo, type RefObject } from 'react'
import { useFormats, useMessages } from '../../../../src/i18n'
import { Button, DateField, IconButton, PopoverButton } from '../../../../src/ui'
import type { Draft } from '../../../../src/parts/composer'
import styles from './composer.module.css'

interface Props {
  draft: Pick<Draft, 'mode' | 'dueDate' | 'replyTo'>
  isKept: boolean
  /** Where files are chosen. */
  chooser: RefObject<HTMLInputElement | null>
  onChange: (part: Partial<Pick<Draft, 'dueDate' | 'replyTo'>>) => void
}

/** What goes with an entry besides words: what it answers, files, the day something is asked for by. */
export const Tools = memo(function Tools({ draft: { mode, dueDate, replyTo }, isKept, chooser, onChange }: Props) {
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
      <IconButton icon={Paperclip} size="sm" label={t('composer.attach')} onClick={() => chooser.current?.click()} />
    </div>
  )
})

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
