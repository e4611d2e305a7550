import type { Website } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { fullName, may } from '../../../src/model'
import { Avatar, Button, cx } from '../../../src/ui'
import { useEdits } from '../edits/Edits'
import { PersonMenu } from '../edits/PersonMenu'
import { refusalText } from '../edits/refusalText'
import styles from './cells.module.css'

interface Props {
  website: Website
  /** Only the picture: the name is its label. */
  compact?: boolean
  tabIndex?: number
}

/** The person in charge, to be changed in place. */
export function AssigneeCell({ website, compact, tabIndex }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { apply, claim, people, refusalsOf, rules } = useEdits()
  const person = website.assigned_to
  const name = person ? fullName(person) : t('partner.general.nobody')
  const isOpenLead = !compact && !person && website.status.startsWith('lead_')
  const content = (
    <>
      <Avatar person={person} size={compact ? 'xs' : 'sm'} decorative />
      {!compact && <span className={cx(styles.name, !person && styles.nobody)}>{name}</span>}
    </>
  )
  if (may('assign_website', rules.viewer.roles) === 'none') return <span className={styles.edit}>{content}</span>
  const menu = (
    <PersonMenu
      people={people}
      value={person}
      nobody
      reasonAgainst={(assigned_to) => {
        const [refusal] = refusalsOf(website, { assigned_to })
        return refusal ? refusalText(refusal, { t, formats }) : null
      }}
      onChoose={(assigned_to) => void apply([website], { assigned_to })}
      renderTrigger={(props) => (
        <button
          type="button"
          {...props}
          data-key="a"
          tabIndex={tabIndex}
          className={styles.edit}
          data-compact={compact}
          aria-label={t('websites.assignee.change', { name })}
        >
          {content}
        </button>
      )}
    />
  )
  if (!isOpenLead) return menu
  return (
    <span className={styles.status}>
      {menu}
      <Button size="sm" onClick={() => void claim(website)}>
        {t('websites.claim')}
      </Button>
    </span>
  )
}
