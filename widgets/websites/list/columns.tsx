import { type ReactNode } from 'react'
import type { Website } from '../../../src/contract'
import type { Translate, Wording } from '../../../src/i18n'
import { fullName, LEAD_CURRENCY, WEBSITE_COLUMNS, WEBSITE_SORTS, type WebsiteView } from '../../../src/model'
import { Badge, type Column } from '../../../src/ui'
import { isSlow } from '../data/isSlow'
import { BlockerCell, blockerText, NextStepCell, stepText } from '../pause/WaitingCells'
import { blockersOf, waitingSince } from '../pause/waiting'
import { AssigneeCell } from '../cells/AssigneeCell'
import styles from '../cells/cells.module.css'
import { DueCell } from '../cells/DueCell'
import { StarButton } from '../cells/StarButton'
import { StatusCell } from '../cells/StatusCell'
import { TagsCell } from '../cells/TagsCell'
import { TitleCell } from './TitleCell'
import { LeadCell } from '../lead/LeadCell'

/** Beside the five of the specification. */
const EXTRA_COLUMNS = [
  'tags',
  'domain',
  'customer',
  'label',
  'published',
  'designed_by',
  'serviced_by',
  'closed_by',
  'todo_count',
  'open_tickets',
  'created',
  'customer_active',
  'last_contact',
  'portal_visited',
  'last_activity',
  'waiting_since',
  'reminders',
  'blocker',
  'next_step',
  'lead_source',
  'lead_value',
  'age',
  'starred',
] as const
export const ALL_COLUMNS = [...WEBSITE_COLUMNS, ...EXTRA_COLUMNS] as const
export type ColumnKey = (typeof ALL_COLUMNS)[number]

/** Since when a customer has been silent matters more than a date that depends on them (RE-01), and what holds up what is late (OW-01); a lead is an order to be won (LE-01). */
const USUAL_COLUMNS: Partial<Record<WebsiteView, readonly ColumnKey[]>> = {
  reengage: ['title', 'status', 'last_contact', 'portal_visited', 'waiting_since', 'reminders', 'next_step'],
  leads: ['title', 'status', 'assigned_to', 'next_step', 'lead_source', 'lead_value', 'age'],
  'overdue-websites': [...WEBSITE_COLUMNS, 'blocker'],
}

/** The columns of a view where nobody has chosen any (spec 9). */
export const usualColumns = (view: WebsiteView): readonly ColumnKey[] => USUAL_COLUMNS[view] ?? WEBSITE_COLUMNS

const NUMBERS: readonly ColumnKey[] = ['todo_count', 'open_tickets', 'reminders', 'lead_value', 'age']

/** Names of statuses and of people are longer than dates. */
const SHARES: Partial<Record<ColumnKey, number>> = { title: 2.4, status: 1.5, due_date: 1.3, assigned_to: 1.4, tags: 1.2 }

interface CellWording extends Wording {
  /** Days in a status from which on a website counts as slow. */
  readonly oldFrom: number
}

/** The star is a word of its own, on buttons too. */
export const columnName = (key: ColumnKey, t: Translate): string => t(key === 'starred' ? 'websiteChange.star' : `websites.column.${key}`)

interface ColumnLook {
  /** CSS pixels; null for as much room as there is. */
  readonly width: number | null
  readonly headerEnd: ReactNode
}

export function tableColumn(
  key: ColumnKey,
  { width, headerEnd }: ColumnLook,
  left: ReadonlySet<number>,
  wording: CellWording,
): Column<Website> {
  const isSortable = WEBSITE_SORTS.some((sort) => sort === key)
  return {
    key,
    header: columnName(key, wording.t),
    sortable: isSortable,
    align: NUMBERS.includes(key) ? 'end' : undefined,
    width: key === 'title' ? '36%' : undefined,
    share: SHARES[key],
    pixels: width ?? undefined,
    headerEnd,
    cell: (website) => cellOf(key, website, left, wording),
  }
}

function cellOf(key: ColumnKey, website: Website, left: ReadonlySet<number>, wording: CellWording) {
  switch (key) {
    case 'title':
      return <TitleCell website={website} hasLeft={left.has(website.id)} />
    case 'status':
      return <StatusCell website={website} />
    case 'assigned_to':
      return <AssigneeCell website={website} />
    case 'due_date':
      return <DueCell website={website} />
    case 'tags':
      return <TagsCell website={website} />
    case 'status_date': {
      const { status_age: age } = website
      const date = columnText(key, website, wording)
      return (
        <span className={styles.age} data-old={isSlow(website, wording.oldFrom) || undefined} title={date}>
          {age === null ? date : wording.t('websites.days', { count: age })}
        </span>
      )
    }
    case 'age':
      return <span className={styles.age}>{columnText(key, website, wording)}</span>
    case 'starred':
      return <StarButton website={website} />
    case 'blocker':
      return <BlockerCell website={website} />
    case 'next_step':
      return <NextStepCell website={website} />
    case 'lead_source':
    case 'lead_value': {
      const text = columnText(key, website, wording)
      return <LeadCell website={website} label={columnName(key, wording.t)} text={text} />
    }
    case 'published':
      return <Badge tone={website.published_status === 'published' ? 'success' : 'neutral'}>{columnText(key, website, wording)}</Badge>
    default:
      return columnText(key, website, wording)
  }
}

/** What a column says as plain text, as exports have it too. */
export function columnText(key: ColumnKey, website: Website, { t, formats }: Wording): string {
  switch (key) {
    case 'status':
      return t(`status.${website.status}`)
    case 'status_date':
    case 'created':
    case 'customer_active':
    case 'last_contact':
    case 'portal_visited':
    case 'last_activity':
      return website[key] ? formats.shortDate(website[key]) : ''
    case 'waiting_since': {
      const since = waitingSince(website)
      return since ? formats.shortDate(since) : ''
    }
    case 'blocker':
      return blockersOf(website)
        .map((blocker) => blockerText(blocker, website, { t, formats }))
        .join(', ')
    case 'starred':
      return website.starred ? t('websites.starred') : ''
    case 'next_step':
      return stepText(website, { t, formats })
    case 'due_date':
      return website.due_date ?? ''
    case 'assigned_to':
    case 'closed_by':
    case 'designed_by':
    case 'serviced_by':
      return website[key] ? fullName(website[key]) : ''
    case 'tags':
      return website.tags.map(({ name }) => name).join(', ')
    case 'customer':
      return [website.customer?.firm, website.customer?.name].filter(Boolean).join(', ')
    case 'published':
      return t(`websites.published.${website.published_status}`)
    case 'lead_value':
      return website.lead_value === null ? '' : formats.money(website.lead_value, LEAD_CURRENCY)
    case 'age':
      return website.age === null ? '' : t('websites.days', { count: website.age })
    case 'title':
      return website.title
    default:
      return String(website[key] ?? '')
  }
}
