import { ChevronDown, ChevronUp, X } from '../../../src/ui/icons'
import { type ReactNode, useRef } from 'react'
import { useWebsiteDetailsQuery } from '../../../src/api/websites'
import type { Website } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { fullName, isLead, LEAD_CURRENCY, normaliseLink, telLink } from '../../../src/model'
import { WebsiteLink } from '../../../src/parts/websiteLink'
import { useWalkKeys } from '../../../src/store'
import { IconButton, Skeleton } from '../../../src/ui'
import { AssigneeCell } from '../list/AssigneeCell'
import { DueCell } from '../list/DueCell'
import { StarButton } from '../list/StarButton'
import { StatusCell } from '../list/StatusCell'
import { TagsCell } from '../list/TagsCell'
import { Thumbnail } from '../list/Thumbnail'
import styles from './peek.module.css'
import { LeadMenu } from '../lead/LeadMenu'

interface Props {
  website: Website
  /** Its neighbours on the screen. */
  previous: number | null
  next: number | null
  onOpen: (id: number | null) => void
}

/** A website beside the board or the list: what there is to know at a glance, changed in place. */
export default function PeekPanel({ website, previous, next, onOpen }: Props) {
  const t = useMessages()
  const { root } = useIsland()
  const ref = useRef<HTMLElement>(null)
  useWalkKeys({ onPrevious: previous === null ? null : () => onOpen(previous), onNext: next === null ? null : () => onOpen(next) })
  const close = () => {
    onOpen(null)
    root.querySelector<HTMLElement>(`[data-card="${website.id}"], [data-id="${website.id}"] a`)?.focus()
  }
  return (
    // Escape closes it from any of its fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={ref}
      className={styles.panel}
      aria-label={website.title}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && close()}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>
          <WebsiteLink website={website} />
        </h2>
        {isLead(website.status) && <LeadMenu website={website} />}
        <StarButton website={website} />
        <IconButton
          icon={ChevronUp}
          size="sm"
          label={t('websites.peek.previous')}
          disabled={previous === null}
          onClick={() => onOpen(previous)}
        />
        <IconButton icon={ChevronDown} size="sm" label={t('websites.peek.next')} disabled={next === null} onClick={() => onOpen(next)} />
        <IconButton icon={X} size="sm" label={t('partner.general.close')} onClick={close} />
      </header>
      {website.image && (
        <div className={styles.picture}>
          <Thumbnail image={website.image} />
        </div>
      )}
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
          <TagsCell website={website} max={10} />
        </Row>
        <Facts website={website} />
      </dl>
      <Contact id={website.id} />
    </aside>
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

/** What cannot be changed here; what is empty is left out. */
function Facts({ website }: { website: Website }) {
  const t = useMessages()
  const formats = useFormats()
  const { customer, domain, label, designed_by, serviced_by, closed_by, created, todo_count, open_tickets, lead_source, lead_value } =
    website
  const facts: readonly (readonly [string, string | null])[] = [
    ['customer', [customer?.firm, customer?.name].filter(Boolean).join(', ')],
    ['domain', domain],
    ['label', label],
    ['lead_source', lead_source],
    ['lead_value', lead_value === null ? null : formats.money(lead_value, LEAD_CURRENCY)],
    ['designed_by', designed_by && fullName(designed_by)],
    ['serviced_by', serviced_by && fullName(serviced_by)],
    ['closed_by', closed_by && fullName(closed_by)],
    ['todo_count', todo_count ? formats.number(todo_count) : null],
    ['open_tickets', open_tickets ? formats.number(open_tickets) : null],
    ['created', created && formats.date(created)],
  ]
  return facts.map(
    ([key, value]) =>
      value && (
        <Row key={key} label={t(`websites.column.${key}`)}>
          {value}
        </Row>
      ),
  )
}

/** How to reach the customer, and the note. A part that cannot be loaded leaves the rest as it is. */
function Contact({ id }: { id: number }) {
  const { data, isFetching } = useWebsiteDetailsQuery(id)
  if (!data || data.id !== id) return isFetching ? <Skeleton shape="block" height="64px" /> : null
  const text = (name: string) => {
    const value = data.groups['customer']?.[name]
    return typeof value === 'string' ? value : ''
  }
  const [phone, email] = [text('phone') || text('mobile'), text('email') || text('contactEmail')]
  return (
    <>
      {(phone || email) && (
        <p className={styles.contact}>
          {phone && <a href={telLink(phone)}>{data.phones[phone] ?? phone}</a>}
          {email && <a href={normaliseLink(email)}>{email}</a>}
        </p>
      )}
      {data.note && <p className={styles.note}>{data.note}</p>}
    </>
  )
}
