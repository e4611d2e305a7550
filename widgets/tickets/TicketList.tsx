import { Ticket } from '../../src/ui/icons'
import { Suspense, useState } from 'react'
import { useTicketsQuery, USUAL_TARGETS } from '../../src/api/messages'
import { api_partner_macros, type Message } from '../../src/contract'
import { toErrorObject } from '../../src/http'
import { useFormats, useMessages } from '../../src/i18n'
import { lazyPart, useIsland, useTypedSearch } from '../../src/islands'
import { COUNTS_POLL_MS, JUST_LOADED_SECONDS } from '../../src/model'
import { EmptyState, FailedState, NoMatches, Pagination, Table } from '../../src/ui'
import { ticketColumns } from './ticketColumns'
import { TicketFilters } from './TicketFilters'
import styles from './tickets.module.css'
import { subjectOf, useTicketActions } from './useTicketActions'
import { useTicketKeys } from './useTicketKeys'
import { type TicketView, ticketQueryOf } from './useTicketView'
import { Macros } from './macros/Macros'

const TicketBar = lazyPart(() => import('./TicketBar'))

const NO_TICKETS: readonly Message[] = []
const NOTHING: ReadonlySet<number> = new Set()
interface Props {
  view: TicketView
  /** What the screen shows first was asked for before it was there. Whatever view is chosen later is asked for anew. */
  isPrepared: boolean
  onChange: (change: Partial<TicketView>) => void
}

export function TicketList({ view, isPrepared, onChange }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { page, router } = useIsland()
  const [search, setSearch] = useTypedSearch(view.search, (words) => onChange({ search: words }))
  const [selected, setSelected] = useState(NOTHING)
  const { filter } = view
  const isSnoozedList = filter === 'snoozed'
  const { data, error, isFetching, refetch } = useTicketsQuery(ticketQueryOf(view), {
    refetchOnMountOrArgChange: isPrepared ? JUST_LOADED_SECONDS : true,
    pollingInterval: COUNTS_POLL_MS,
    skipPollingIfUnfocused: true,
  })
  const actions = useTicketActions(data?.items ?? NO_TICKETS, { snoozed: isSnoozedList })
  const { shown, finish, snooze, pin } = actions
  const onKeyDown = useTicketKeys(actions, (id) =>
    setSelected((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set(before).add(id))),
  )
  const chosen = shown.filter(({ id }) => selected.has(id))

  const clear = () => {
    setSearch('')
    onChange({ search: '', filter: null })
  }
  const failure = error && toErrorObject(error)
  const isNarrowed = view.search !== '' || filter !== null
  return (
    <div className={styles.list}>
      <TicketFilters search={search} filter={filter} onSearch={setSearch} onFilter={(next) => onChange({ filter: next })}>
        {router.has(api_partner_macros.name) && <Macros tickets={shown} chosen={chosen} />}
      </TicketFilters>
      {/* The links in it have the focus; the keys act on their rows. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.table} onKeyDown={onKeyDown}>
        <Table
          caption={t('view.tickets')}
          cards
          columns={ticketColumns({
            t,
            formats,
            zone: page.timeZone,
            targets: data?.targets ?? USUAL_TARGETS,
            onDone: (ticket) => void finish([ticket]),
            onPin: pin,
            onSnooze: (ticket, delay) => void snooze([ticket], delay),
          })}
          rows={shown}
          rowKey={({ id }) => id}
          sort={view.sort}
          onSort={(next) => onChange({ sort: next })}
          loading={!failure && (!data || (isFetching && shown.length === 0))}
          selection={{
            selected,
            onChange: setSelected,
            rowLabel: (ticket) => t('tickets.select', { subject: subjectOf(ticket, t('tickets.noSubject')) }),
          }}
          empty={
            failure && !data ? (
              <FailedState message={t(failure.message, failure.values)} onRetry={() => void refetch()} />
            ) : isNarrowed ? (
              <NoMatches onClear={clear} />
            ) : (
              <EmptyState icon={Ticket} title={t('tickets.empty')} description={t('tickets.empty.hint')} />
            )
          }
        />
      </div>
      <Pagination page={view.page} pages={data?.pagination.pages ?? 1} onPage={(next) => onChange({ page: next })} />
      {chosen.length > 0 && (
        <Suspense>
          <TicketBar tickets={chosen} actions={actions} snoozed={isSnoozedList} onClear={() => setSelected(NOTHING)} />
        </Suspense>
      )}
    </div>
  )
}
