import type { ReactNode } from 'react'
import type { Website } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { fullName, LEAD_CURRENCY } from '../../../src/model'
import { AssigneeCell } from '../cells/AssigneeCell'
import { DueCell } from '../cells/DueCell'
import { StatusCell } from '../cells/StatusCell'
import { TagsCell } from '../cells/TagsCell'
import styles from './peek.module.css'

interface Props {
  website: Website
}

const TAGS_MAX = 10

/** What is changed in its place. */
export function PeekFields({ website }: Props) {
  const t = useMessages()
  return (
    <dl className={styles.fields}>
      <Row label={t('websites.column.status')}>
        <StatusCell website={website} />
      </Row>
      <Row label={t('websites.column.assigned_to')}>
        <AssigneeCell website={website} />
      </Row>
      <Row label={t('websites.column.due_date')}>
        <DueCell website={website} />
      </Row>
      <Row label={t('websites.column.tags')}>
        <TagsCell website={website} max={TAGS_MAX} />
      </Row>
    </dl>
  )
}

/** What cannot be changed here; what is empty is left out. */
export function PeekFacts({ website }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { customer, domain, label, designed_by, serviced_by, closed_by, created, open_tickets, lead_source, lead_value } = website
  const facts: readonly (readonly [string, string | null])[] = [
    ['customer', [customer?.firm, customer?.name].filter(Boolean).join(', ')],
    ['domain', domain],
    ['label', label],
    ['lead_source', lead_source],
    ['lead_value', lead_value === null ? null : formats.money(lead_value, LEAD_CURRENCY)],
    ['designed_by', designed_by && fullName(designed_by)],
    ['serviced_by', serviced_by && fullName(serviced_by)],
    ['closed_by', closed_by && fullName(closed_by)],
    ['open_tickets', open_tickets ? formats.number(open_tickets) : null],
    ['created', created && formats.date(created)],
  ]
  return (
    <dl className={styles.fields}>
      {facts.map(
        ([key, value]) =>
          value && (
            <Row key={key} label={t(`websites.column.${key}`)}>
              {value}
            </Row>
          ),
      )}
    </dl>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
