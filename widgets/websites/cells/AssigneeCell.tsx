import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { fullName, isLead } from '../../../src/model'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { Avatar, Button, cx, LockedActions } from '../../../src/ui'
import { useCellTrigger } from '../popups/CellPopups'
import styles from './cells.module.css'
import { useClaim } from './useClaim'

interface Props {
  website: Website
  /** Only the picture: the name is its label. */
  compact?: boolean
  tabIndex?: number
}

/** The person in charge, to be changed in place. */
export function AssigneeCell({ website, compact, tabIndex }: Props) {
  const t = useMessages()
  const { may } = useWebsiteChanges()
  const claim = useClaim()
  const triggerOf = useCellTrigger()
  const person = website.assigned_to
  const name = person ? fullName(person) : t('partner.general.nobody')
  const isOpenLead = !compact && !person && isLead(website.status)
  const content = (
    <>
      <Avatar person={person} size={compact ? 'xs' : 'sm'} decorative />
      {!compact && <span className={cx(styles.name, !person && styles.nobody)}>{name}</span>}
    </>
  )
  if (!may('assign_website')) return <span className={styles.edit}>{content}</span>
  const button = (
    <button
      type="button"
      {...triggerOf('assigned_to', website)}
      tabIndex={tabIndex}
      className={styles.edit}
      data-compact={compact}
      aria-label={t('websites.assignee.change', { name })}
    >
      {content}
    </button>
  )
  if (!isOpenLead) return button
  return (
    <span className={styles.claim}>
      {button}
      <LockedActions>
        <Button size="sm" onClick={() => void claim(website)}>
          {t('websites.claim')}
        </Button>
      </LockedActions>
    </span>
  )
}
