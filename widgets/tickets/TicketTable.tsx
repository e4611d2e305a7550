import { useLayoutEffect, useRef, useState } from 'react'
import { USUAL_TARGETS, type useTicketsQuery } from '../../src/api/messages'
import { toErrorObject } from '../../src/http'
import { useMessages } from '../../src/i18n'
import { useRowFocus, useRowPress } from '../../src/parts/rowKeys'
import { LoadFailure } from '../../src/parts/submit'
import { selectNetwork, useAppSelector } from '../../src/store'
import { EmptyState, FailedState, NoMatches, Table } from '../../src/ui'
import { Ticket } from '../../src/ui/icons'
import { createOpenTicket, OpenTicket } from './OpenTicket'
import styles from './tickets.module.css'
import type { Desk } from './desk/useDesk'
import { subjectOf } from './desk/subjectOf'
import { useTicketColumns } from './useTicketColumns'
import { useTicketKeys } from './useTicketKeys'
import type { TicketView } from './useTicketView'

/** What the server has answered, so far. */
interface TicketAnswer {
  readonly data?: ReturnType<typeof useTicketsQuery>['data']
  readonly error?: unknown
  readonly refetch: () => unknown
}

interface Props {
  desk: Desk
  answer: TicketAnswer
  view: TicketView
  /** Whether there may be tickets although none is shown. */
  mayHaveRows: boolean
  selected: ReadonlySet<number>
  onSelect: (change: (before: ReadonlySet<number>) => ReadonlySet<number>) => void
  onSort: (sort: string) => void
  onClear: () => void
}

/** The rows of the tickets; a press anywhere on one opens it. */
export function TicketTable({ desk, answer, view, mayHaveRows, selected, onSelect, onSort, onClear }: Props) {
  const t = useMessages()
  const { data, error, refetch } = answer
  const { shown, openId, open } = desk
  const [opened] = useState(createOpenTicket)
  useLayoutEffect(() => opened.tell(openId), [opened, openId])
  const columns = useTicketColumns(desk, data?.targets ?? USUAL_TARGETS)
  const onKeyDown = useTicketKeys(desk, selected, (id) =>
    onSelect((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set(before).add(id))),
  )
  const table = useRef<HTMLDivElement>(null)
  const rowFocus = useRowFocus(
    table,
    shown.map(({ id }) => String(id)),
  )
  const rowPress = useRowPress(open)
  const failure = error === undefined ? null : toErrorObject(error)
  const { isOnline } = useAppSelector(selectNetwork)
  const isWanting = shown.length === 0 && mayHaveRows
  const isNarrowed = view.search !== '' || view.filter !== null
  return (
    // The links in it have the focus; the keys act on their rows.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div ref={table} tabIndex={-1} {...rowFocus} {...rowPress} className={styles.table} data-beside={openId !== null} onKeyDown={onKeyDown}>
      <OpenTicket value={opened}>
        <Table
          caption={t('view.tickets')}
          cards
          columns={columns}
          rows={shown}
          rowKey={({ id }) => id}
          sort={view.sort}
          onSort={onSort}
          loading={!failure && isWanting && isOnline}
          selection={{
            selected,
            onChange: (next) => onSelect(() => next),
            rowLabel: (ticket) => t('tickets.select', { subject: subjectOf(ticket, t('tickets.noSubject')) }),
          }}
          empty={
            failure ? (
              <LoadFailure error={failure} onRetry={() => void refetch()} />
            ) : isWanting ? (
              // What empties a page waits for the network, and what is left is asked for after it.
              <FailedState message={t('partner.error.offline')} onRetry={() => void refetch()} />
            ) : isNarrowed ? (
              <NoMatches onClear={onClear} />
            ) : (
              <EmptyState icon={Ticket} title={t('tickets.empty')} description={t('tickets.empty.hint')} />
            )
          }
        />
      </OpenTicket>
    </div>
  )
}
