import { ArrowRight, Bell, Clock, Copy, Globe, Hourglass, ListTodo, MessageSquare } from '../../../src/ui/icons'
import { memo } from 'react'
import { nextOf } from '../../../src/api/websiteChange'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { WebsiteLink } from '../../../src/parts/websiteLink'
import { isSlow } from '../data/isSlow'
import { AssigneeCell } from '../cells/AssigneeCell'
import { DueCell } from '../cells/DueCell'
import { ContractMarks } from '../cells/ContractMarks'
import { hitOf } from '../cells/hitOf'
import { Mark } from '../cells/Mark'
import { TagsCell } from '../cells/TagsCell'
import { Thumbnail } from '../cells/Thumbnail'
import { PeekButton } from '../peek/PeekButton'
import quiet from '../shared/quietButton.module.css'
import styles from './card.module.css'
import { CardMenu } from './CardMenu'

interface Props {
  website: Website
  index: number
  isActive: boolean
  isSelected: boolean
  isDragged: boolean
  isNew: boolean
}

/** A website on the board. Its keys and drags are the board's business. */
export const Card = memo(function Card({ website, index, isActive, isSelected, isDragged, isNew }: Props) {
  const t = useMessages()
  const { page } = useIsland()
  const { apply, rules } = useWebsiteChanges()
  const next = nextOf(website, rules)
  const hit = hitOf(website)
  const isOld = isSlow(website, page.config.statusAgeDays)
  const { domain, label, tags, open_tickets: tickets, todo_count: todos, status_age: age } = website
  return (
    <article
      className={styles.card}
      data-card={website.id}
      data-index={index}
      data-selected={isSelected || undefined}
      data-dragged={isDragged || undefined}
      data-new={isNew || undefined}
      // The board gives the card its keys: it is one stop of a roving focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isActive ? 0 : -1}
      aria-label={isSelected ? t('websites.board.selectedCard', { title: website.title }) : website.title}
    >
      <header className={styles.head}>
        {website.image && <Thumbnail image={website.image} />}
        <div className={styles.texts}>
          <WebsiteLink website={website} className={styles.title} tabIndex={isActive ? 0 : -1} />
          {(domain || label) && <span className={styles.domain}>{[domain, label].filter(Boolean).join(' · ')}</span>}
          {hit && <span className={styles.domain}>{t('websites.found', { place: t(`websites.found.${hit}`) })}</span>}
        </div>
        <PeekButton website={website} tabIndex={isActive ? 0 : -1} className={styles.peek} />
        <CardMenu website={website} isActive={isActive} isSelected={isSelected} />
      </header>
      {tags.length > 0 && <TagsCell website={website} tabIndex={isActive ? 0 : -1} />}
      <footer className={styles.foot}>
        <DueCell website={website} compact tabIndex={isActive ? 0 : -1} />
        {tickets > 0 && <Mark icon={MessageSquare} count={tickets} label={t('websites.tickets', { count: tickets })} />}
        {todos > 0 && <Mark icon={ListTodo} count={todos} label={t('websites.todos', { count: todos })} />}
        {website.duplicates > 0 && <Mark icon={Copy} label={t('websites.lead.merge')} />}
        {website.following && <Mark icon={Bell} label={t('websites.following')} />}
        {website.published_status === 'published' && <Mark icon={Globe} label={t('websites.published.published')} />}
        <ContractMarks website={website} />
        {age !== null && (
          <span className={isOld ? styles.age : undefined}>
            <Mark icon={isOld ? Hourglass : Clock} count={age} label={t('websites.board.age', { count: age })} />
          </span>
        )}
        <span className={styles.end}>
          {tags.length === 0 && <TagsCell website={website} tabIndex={isActive ? 0 : -1} />}
          {next && (
            <button
              type="button"
              className={quiet.button}
              data-next
              tabIndex={isActive ? 0 : -1}
              aria-label={t('websiteChange.moveTo', { status: t(`status.${next}`) })}
              title={t('websiteChange.moveTo', { status: t(`status.${next}`) })}
              onClick={() => void apply([website], { status: next })}
            >
              <ArrowRight size={14} aria-hidden />
            </button>
          )}
          <AssigneeCell website={website} compact tabIndex={isActive ? 0 : -1} />
        </span>
      </footer>
    </article>
  )
})
