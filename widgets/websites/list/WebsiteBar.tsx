import { Bell, BellOff, ChevronDown, Star, StarOff, Tag as TagIcon, UserRound, Workflow } from '../../../src/ui/icons'
import type { ReactNode } from 'react'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { BulkBar } from '../../../src/parts/bulkBar'
import { PersonButton, StatusMenu, useWebsiteChanges, TagPanel } from '../../../src/parts/websiteChange'
import { Button, PopoverButton } from '../../../src/ui'
import { DueButton } from './DueButton'

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
  const { apply, may, people } = useWebsiteChanges()
  const isStarred = websites.every(({ starred }) => starred)
  const isFollowed = websites.every(({ following }) => following)
  return (
    <BulkBar label={t('websites.bulk')} count={t('websites.selected', { count: websites.length })} scope={scope} onClear={onClear}>
      {may('change_status') && (
        <StatusMenu
          websites={websites}
          onSent={(sent) => void sent.then(onApplied)}
          renderTrigger={(props) => (
            <Button size="sm" icon={Workflow} iconEnd={ChevronDown} data-key="s" {...props}>
              {t('websites.column.status')}
            </Button>
          )}
        />
      )}
      {may('assign_website') && (
        <PersonButton
          label={t('websites.column.assigned_to')}
          people={people}
          person={undefined}
          onPick={(assigned_to) => void apply(websites, { assigned_to }).then(onApplied)}
          renderTrigger={(props) => (
            <Button size="sm" icon={UserRound} iconEnd={ChevronDown} data-key="a" {...props}>
              {t('websiteChange.assign')}
            </Button>
          )}
        />
      )}
      {may('change_due_date') && <DueButton websites={websites} onApplied={onApplied} />}
      {may('edit_todos_notes_tags') && (
        <PopoverButton
          label={t('websites.column.tags')}
          renderTrigger={(props) => (
            <Button size="sm" icon={TagIcon} iconEnd={ChevronDown} data-key="t" {...props}>
              {t('websites.column.tags')}
            </Button>
          )}
        >
          {() => <TagPanel websites={websites} onSent={(sent) => void sent.then(onApplied)} />}
        </PopoverButton>
      )}
      <Button size="sm" icon={isFollowed ? BellOff : Bell} onClick={() => void apply(websites, { following: !isFollowed }).then(onApplied)}>
        {t(isFollowed ? 'websiteChange.unfollow' : 'websiteChange.follow')}
      </Button>
      <Button size="sm" icon={isStarred ? StarOff : Star} onClick={() => void apply(websites, { starred: !isStarred }).then(onApplied)}>
        {t(isStarred ? 'websiteChange.unstar' : 'websiteChange.star')}
      </Button>
      {children}
    </BulkBar>
  )
}
