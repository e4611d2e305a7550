import { Globe } from '../../../src/ui/icons'
import type { DomainItems } from '../../../src/api/domains'
import { type Domain, type DomainQuery, partner_website_domains } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { LoadFailure } from '../../../src/parts/submit'
import { PAGE_LIMIT_CHOICES } from '../../../src/model'
import { EmptyState, Ends, NoMatches, Pagination, Select, Table } from '../../../src/ui'
import { useRights } from '../shared/useRights'
import { tableColumns } from './columns'
import styles from './list.module.css'

interface Props {
  readonly list: {
    readonly data?: DomainItems | undefined
    readonly error?: unknown
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly query: DomainQuery
  readonly selected: readonly Domain[]
  readonly onSelect: (domains: readonly Domain[]) => void
  readonly onSort: (sort: string) => void
  readonly onChange: (values: Readonly<Record<string, string | null>>, push?: boolean) => void
  readonly onOpenDns: (id: number) => void
}

/** The domains as a table, sorted and paged by the server. */
export function DomainList({ list, query, selected, onSelect, onSort, onChange, onOpenDns }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { router } = useIsland()
  const { can } = useRights()
  const { data, error, isFetching, refetch } = list
  const domains = data?.domains ?? []
  const pagination = data?.pagination
  // The last page comes in the place of one beyond it.
  const isBeyond = pagination !== undefined && pagination.total > 0 && pagination.page > pagination.pages
  const isFiltered = Boolean(query.search || query.problem)
  const websiteHref = (website: number) =>
    router.has(partner_website_domains.name) ? router.generate(partner_website_domains.name, { website }) : null
  const select = (ids: ReadonlySet<number>) => {
    const others = selected.filter(({ id }) => ids.has(id) && !domains.some((domain) => domain.id === id))
    onSelect([...others, ...domains.filter(({ id }) => ids.has(id))])
  }
  const failure = error ? toErrorObject(error) : null
  return (
    <>
      <div className={styles.table}>
        <Table
          caption={t('domains.title.all')}
          columns={tableColumns({ t, formats, websiteHref, onOpenDns })}
          rows={domains}
          rowKey={({ id }) => id}
          sort={query.sort}
          onSort={onSort}
          loading={isBeyond || (isFetching && !data)}
          selection={
            can('manage_domains')
              ? {
                  selected: new Set(selected.map(({ id }) => id)),
                  onChange: select,
                  rowLabel: ({ name }) => t('domains.select', { domain: name }),
                }
              : undefined
          }
          empty={
            failure ? (
              <LoadFailure error={failure} onRetry={() => void refetch()} />
            ) : isFiltered ? (
              <NoMatches onClear={() => onChange({ q: null, problem: null, page: null })} />
            ) : (
              <EmptyState icon={Globe} title={t('domains.empty.all')} description={t('domains.empty.all.hint')} />
            )
          }
        />
      </div>
      {pagination && pagination.total > 0 && !isBeyond && (
        <Ends gap={4} className={styles.foot}>
          <p className={styles.muted}>{t('domains.count', { count: pagination.total })}</p>
          <Pagination page={pagination.page} pages={pagination.pages} onPage={(page) => onChange({ page: String(page) }, true)} />
          <div className={styles.limit}>
            <Select
              label={t('domains.limit')}
              hideLabel
              options={PAGE_LIMIT_CHOICES.map((limit) => ({ value: String(limit), label: t('domains.limit.rows', { count: limit }) }))}
              value={String(pagination.limit)}
              onChange={(limit) => onChange({ limit, page: null })}
            />
          </div>
        </Ends>
      )}
    </>
  )
}
