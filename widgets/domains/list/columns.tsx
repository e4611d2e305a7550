import { Network } from '../../../src/ui/icons'
import type { ReactNode } from 'react'
import { type Domain, partner_website_domains } from '../../../src/contract'
import type { Wording } from '../../../src/i18n'
import { DOMAIN_SORTS, unreachable } from '../../../src/model'
import { Button, type Column, cx } from '../../../src/ui'
import { DomainMenu } from '../actions/DomainMenu'
import { DomainName } from '../shared/DomainName'
import { StateBadge } from '../shared/StateBadge'
import styles from './list.module.css'

export const TEXT_COLUMNS = [
  'name',
  'website',
  'customer',
  'state',
  'registeredAt',
  'expiresAt',
  'autoRenew',
  'registrar',
  'dns',
  'ssl',
  'mail',
] as const
type TextColumn = (typeof TEXT_COLUMNS)[number]

/** What a column says as plain text, as the export has it too. */
export function columnText(column: TextColumn, domain: Domain, { t, formats }: Wording): string {
  switch (column) {
    case 'name':
      return domain.unicodeName ?? domain.name
    case 'website':
      return domain.website?.title ?? ''
    case 'customer':
      return domain.customer ?? ''
    case 'state':
      return t(`domains.state.${domain.state}`)
    case 'registeredAt':
    case 'expiresAt':
      return domain[column] ? formats.shortDate(domain[column]) : ''
    case 'autoRenew':
      if (domain.registrar?.kind !== 'own') return t('domains.autoRenew.elsewhere')
      return t(domain.autoRenew ? 'domains.yes' : 'domains.no')
    case 'registrar':
      return domain.registrar?.kind === 'own' ? t('domains.registrar.own') : (domain.registrar?.name ?? t('domains.registrar.external'))
    case 'dns':
      return t(domain.dnsManaged ? 'domains.dns.own' : 'domains.dns.external')
    case 'ssl':
      return domain.ssl ? t(`domains.ssl.${domain.ssl.state}`) : ''
    case 'mail':
      return String(domain.mailboxes)
    default:
      return unreachable(column)
  }
}

/** What says nothing more of a domain: a customer called as the website is, a renewal by those it is registered with, no mailbox. */
const IS_SPARE: Partial<Record<TextColumn, (domain: Domain) => boolean>> = {
  customer: ({ customer, website }) => customer === website?.title,
  autoRenew: ({ registrar }) => registrar?.kind !== 'own',
  mail: ({ mailboxes }) => mailboxes === 0,
}

interface ColumnOptions extends Wording {
  /** The page of a website's domains; null where the page knows no such route. */
  readonly websiteHref: (websiteId: number) => string | null
  readonly onOpenDns: (id: number) => void
}

/** The columns of the list (DG-01). */
export function tableColumns({ websiteHref, onOpenDns, ...wording }: ColumnOptions): Column<Domain>[] {
  const { t } = wording
  const text = (key: TextColumn, long?: true): Column<Domain> => ({
    key,
    header: t(`domains.column.${key}`),
    sortable: DOMAIN_SORTS.some((sort) => sort === key),
    cell: (domain) => (
      <Fact name={t(`domains.column.${key}`)} long={long && columnText(key, domain, wording)} isSpare={IS_SPARE[key]?.(domain)}>
        {columnText(key, domain, wording)}
      </Fact>
    ),
  })
  return [
    { ...text('name'), width: '18%', cell: (domain) => <DomainName domain={domain} /> },
    {
      ...text('website'),
      width: '13%',
      cell: (domain) => (
        <Fact name={t('domains.column.website')} long={domain.website?.title}>
          <WebsiteLink domain={domain} href={domain.website && websiteHref(domain.website.id)} />
        </Fact>
      ),
    },
    { ...text('customer', true), width: '12%' },
    { ...text('state'), className: styles.state, cell: (domain) => <StateBadge domain={domain} /> },
    text('expiresAt'),
    text('autoRenew'),
    text('registrar', true),
    text('dns'),
    text('ssl'),
    { ...text('mail'), align: 'end' },
    {
      key: 'actions',
      header: t('domains.column.actions'),
      hideHeader: true,
      align: 'end',
      cell: (domain) => (
        <span className={styles.actions}>
          <Button
            size="sm"
            icon={Network}
            data-zone={domain.id}
            aria-label={t('domains.dns.of', { domain: domain.unicodeName ?? domain.name })}
            onClick={() => onOpenDns(domain.id)}
          >
            {t('domains.dns')}
          </Button>
          <DomainMenu domain={domain} websiteId={domain.website?.id ?? null} />
        </span>
      ),
    },
  ]
}

interface FactProps {
  name: string
  /** A text of any length, of which a row shows the beginning. */
  long?: string | undefined
  isSpare?: boolean | undefined
  children: ReactNode
}

/** A cell that names itself where there is no room for columns. */
const Fact = ({ name, long, isSpare, children }: FactProps) => (
  <span className={cx(styles.fact, long && styles.long)} data-name={name} data-spare={isSpare || undefined} title={long || undefined}>
    {children}
  </span>
)

function WebsiteLink({ domain, href }: { domain: Domain; href: string | null }) {
  if (!domain.website) return <span className={styles.muted}>–</span>
  if (!href) return domain.website.title
  return (
    <a className={styles.link} href={href} data-route={partner_website_domains.name}>
      {domain.website.title}
    </a>
  )
}
