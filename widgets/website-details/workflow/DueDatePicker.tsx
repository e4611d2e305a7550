import { CalendarClock, CalendarDays, CalendarX } from '../../../src/ui/icons'
import type { WebsiteDetails } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useToday } from '../../../src/islands'
import { isDueToday, isWebsiteOverdue } from '../../../src/model'
import { DuePanel, useWebsiteChanges } from '../../../src/parts/websiteChange'
import { Button, PopoverButton } from '../../../src/ui'
import styles from './bar.module.css'
import { useRights } from './useRights'

/** The due date as a button, with a word for overdue and due today; it opens a small panel to choose another. */
export function DueDatePicker({ website }: { website: WebsiteDetails }) {
  const t = useMessages()
  const formats = useFormats()
  const today = useToday()
  const { apply } = useWebsiteChanges()
  const may = useRights(website)
  const { due_date: due } = website
  const state = isWebsiteOverdue(website, today) ? 'overdue' : isDueToday(due, today) ? 'today' : undefined
  const Icon = { overdue: CalendarX, today: CalendarClock, none: CalendarDays }[state ?? 'none']
  const text = due ? formats.date(due) : t('partner.general.none')
  const note = state && t(`websiteDetails.dueDate.${state}`)

  return (
    <PopoverButton
      label={t('websiteChange.field.due_date')}
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          variant="ghost"
          size="sm"
          className={styles.due}
          data-state={state}
          disabled={!may('change_due_date')}
          data-key="D"
          aria-keyshortcuts="Shift+D"
          aria-label={`${t('websiteChange.field.due_date')}: ${[text, note].filter(Boolean).join(' ')}`}
        >
          <Icon size={16} aria-hidden />
          {/* A space between the two, or they are one word to whoever hears them. */}
          <span>{text}</span> {note && <span className={styles.note}>{note}</span>}
        </Button>
      )}
    >
      {(close, byKeyboard) => (
        <DuePanel
          value={due}
          isTyped={byKeyboard}
          onChoose={(due_date) => {
            close()
            void apply([website], { due_date })
          }}
        />
      )}
    </PopoverButton>
  )
}
