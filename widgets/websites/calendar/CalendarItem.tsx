import { CalendarClock } from '../../../src/ui/icons'
import { memo } from 'react'
import type { Website } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { fullName, isWebsiteOverdue, STATUS_INFO } from '../../../src/model'
import { DuePanel, useWebsiteChanges } from '../../../src/parts/websiteChange'
import { WebsiteLink } from '../../../src/parts/websiteLink'
import { Avatar, PopoverButton, STATUS_ICONS, VisuallyHidden } from '../../../src/ui'
import { PeekButton } from '../peek/PeekButton'
import styles from './calendar.module.css'

interface Props {
  website: Website
  isActive: boolean
  isSelected: boolean
  isDragged: boolean
}

/** A website on its day. Its keys and drags are the calendar's business; the button is the way without either. */
export const CalendarItem = memo(function CalendarItem({ website, isActive, isSelected, isDragged }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { apply, may, rules } = useWebsiteChanges()
  const { id, title, status, due_date: day, assigned_to: person } = website
  const Icon = STATUS_ICONS[status]
  const { solid, darkText } = STATUS_INFO[status]
  const tabIndex = isActive ? 0 : -1
  const state = status === 'done' ? 'done' : isWebsiteOverdue(website, rules.today) ? 'overdue' : undefined
  return (
    <article
      className={styles.item}
      data-card={id}
      data-state={state}
      data-selected={isSelected || undefined}
      data-dragged={isDragged || undefined}
      // The calendar gives it its keys: it is one stop of a roving focus.
      tabIndex={tabIndex}
      aria-label={isSelected ? t('websites.board.selectedCard', { title }) : title}
    >
      <span className={styles.status} style={{ color: `light-dark(${solid}, ${darkText})` }} title={t(`status.${status}`)}>
        <Icon size={14} aria-hidden />
        <VisuallyHidden>{t(`status.${status}`)}</VisuallyHidden>
      </span>
      <WebsiteLink website={website} className={styles.title} tabIndex={tabIndex} />
      {person && (
        <span className={styles.person} title={fullName(person)}>
          <Avatar person={person} size="xs" />
        </span>
      )}
      <PeekButton website={website} tabIndex={tabIndex} className={styles.change} />
      {may('change_due_date') && (
        <PopoverButton
          label={t('websites.column.due_date')}
          renderTrigger={(props) => (
            <button
              type="button"
              {...props}
              data-key="D"
              tabIndex={tabIndex}
              className={styles.change}
              aria-label={t('websites.due.change', { date: day ? formats.date(day) : t('partner.general.none') })}
            >
              <CalendarClock size={14} aria-hidden />
            </button>
          )}
        >
          {(close, byKeyboard) => (
            <DuePanel
              value={day}
              isTyped={byKeyboard}
              onChoose={(due_date) => {
                close()
                void apply([website], { due_date })
              }}
            />
          )}
        </PopoverButton>
      )}
    </article>
  )
})
