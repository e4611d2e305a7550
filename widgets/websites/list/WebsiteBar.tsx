import { Bell, BellOff, CalendarClock, ChevronDown, Star, StarOff, Tag as TagIcon, UserRound, Workflow } from '../../../src/ui/icons'
import { type ReactNode, Suspense, useState } from 'react'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { type Action, may } from '../../../src/model'
import { BulkBar } from '../../../src/parts/bulkBar'
import { DuePanel, PersonButton, StatusMenu, useWebsiteChanges } from '../../../src/parts/websiteChange'
import { Button, PopoverButton } from '../../../src/ui'
import { TagPanel } from '../popups/TagPanel'
import { useWriteAbout } from '../mail/useWriteAbout'

const MoveDueDialog = lazyPart(() => import('./MoveDueDialog'))

interface Props {
  websites: readonly Website[]
  /** What the count stands for, and how to widen it. */
  scope?: ReactNode
  children?: ReactNode
  onApplied: (refused: ReadonlySet<number>) => void
  onClear: () => void
}

/** What can be done with everything that is selected (L-03, L-04). */
export function WebsiteBar({ websites, scope, children, onApplied, onClear }: Props) {
  const t = useMessages()
  const { apply, people, rules } = useWebsiteChanges()
  const can = (action: Action) => may(action, rules.viewer.roles) !== 'none'
  const write = useWriteAbout('date')
  const [isMoving, setMoving] = useState<boolean>()
  const tell = (refused: ReadonlySet<number>, writes: boolean) => {
    onApplied(refused)
    const changed = websites.filter(({ id }) => !refused.has(id))
    if (writes && changed.length > 0) write?.(changed)
  }
  const isStarred = websites.every(({ starred }) => starred)
  const isFollowed = websites.every(({ following }) => following)
  return (
    <BulkBar label={t('websites.bulk')} count={t('websites.selected', { count: websites.length })} scope={scope} onClear={onClear}>
      {can('change_status') && (
        <StatusMenu
          websites={websites}
          onApplied={onApplied}
          renderTrigger={(props) => (
            <Button size="sm" icon={Workflow} iconEnd={ChevronDown} {...props}>
              {t('websites.column.status')}
            </Button>
          )}
        />
      )}
      {can('assign_website') && (
        <PersonButton
          label={t('websites.column.assigned_to')}
          people={people}
          person={undefined}
          onPick={(assigned_to) => void apply(websites, { assigned_to }).then(onApplied)}
          renderTrigger={(props) => (
            <Button size="sm" icon={UserRound} iconEnd={ChevronDown} {...props}>
              {t('change.assign')}
            </Button>
          )}
        />
      )}
      {can('change_due_date') && (
        <PopoverButton
          label={t('websites.column.due_date')}
          renderTrigger={(props) => (
            <Button size="sm" icon={CalendarClock} iconEnd={ChevronDown} {...props}>
              {t('websites.column.due_date')}
            </Button>
          )}
        >
          {(close) => (
            <DuePanel
              onMove={() => {
                close()
                setMoving(true)
              }}
              value={websites.find(({ due_date }) => due_date !== null)?.due_date ?? null}
              offersMail={write !== null}
              onChoose={(due_date, writes) => {
                close()
                void apply(websites, { due_date }).then((refused) => tell(refused, writes))
              }}
            />
          )}
        </PopoverButton>
      )}
      {can('edit_todos_notes_tags') && (
        <PopoverButton
          label={t('websites.column.tags')}
          renderTrigger={(props) => (
            <Button size="sm" icon={TagIcon} iconEnd={ChevronDown} {...props}>
              {t('websites.column.tags')}
            </Button>
          )}
        >
          {() => <TagPanel websites={websites} onApplied={onApplied} />}
        </PopoverButton>
      )}
      <Button size="sm" icon={isFollowed ? BellOff : Bell} onClick={() => void apply(websites, { following: !isFollowed }).then(onApplied)}>
        {t(isFollowed ? 'change.unfollow' : 'change.follow')}
      </Button>
      <Button size="sm" icon={isStarred ? StarOff : Star} onClick={() => void apply(websites, { starred: !isStarred }).then(onApplied)}>
        {t(isStarred ? 'change.unstar' : 'change.star')}
      </Button>
      {children}
      {isMoving !== undefined && (
        <Suspense>
          <MoveDueDialog
            open={isMoving}
            websites={websites}
            offersMail={write !== null}
            onClose={() => setMoving(false)}
            onApplied={tell}
          />
        </Suspense>
      )}
    </BulkBar>
  )
}
