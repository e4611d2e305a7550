import { Suspense, useState } from 'react'
import { useTicketsQuery } from '../../src/api/messages'
import { api_partner_macros, type Message } from '../../src/contract'
import { lazyPart, useIsland, useTypedSearch } from '../../src/islands'
import { COUNTS_POLL_MS, JUST_LOADED_SECONDS } from '../../src/model'
import { Desk as DeskLayout } from '../../src/parts/desk'
import { useKeptList } from '../../src/parts/listView'
import { HoldKeys, useLastPage } from '../../src/store'
import { Pagination } from '../../src/ui'
import { Macros } from './macros/Macros'
import { TicketFilters } from './TicketFilters'
import { PaneWait } from './desk/PaneWait'
import { TicketTable } from './TicketTable'
import { useDesk } from './desk/useDesk'
import { useOpenTicket } from './desk/useOpenTicket'
import { useTicketActions } from './desk/useTicketActions'
import { type TicketView, ticketQueryOf } from './useTicketView'

const TicketBar = lazyPart(() => import('./TicketBar'))
const TicketPane = lazyPart(() => import('./pane/TicketPane'))
const WebsitePopups = lazyPart(() => import('./website/WebsitePopups'))

const NO_TICKETS: readonly Message[] = []
const NOTHING: ReadonlySet<number> = new Set()
const idOf = ({ id }: Message) => id

interface Props {
  view: TicketView
  /** What the screen shows first was asked for before it was there. Whatever view is chosen later is asked for anew. */
  isPrepared: boolean
  onChange: (change: Partial<Omit<TicketView, 'ticket'>>) => void
  onOpen: (ticket: number | null) => void
}

/** The tickets of a view, and beside them the one that is open. */
export function TicketList({ view, isPrepared, onChange, onOpen }: Props) {
  const { router } = useIsland()
  const [search, setSearch] = useTypedSearch(view.search, (words) => onChange({ search: words }))
  const [selected, setSelected] = useState(NOTHING)
  const { filter, ticket: openId } = view
  const isSnoozedList = filter === 'snoozed'
  const query = ticketQueryOf(view)
  const answer = useTicketsQuery(query, {
    refetchOnMountOrArgChange: isPrepared ? JUST_LOADED_SECONDS : true,
    pollingInterval: COUNTS_POLL_MS,
    skipPollingIfUnfocused: true,
  })
  const { data } = answer
  const { list, expect } = useKeptList(JSON.stringify(query), data, idOf)
  const mayHaveRows = useLastPage(view.page, answer.currentData?.pagination.pages)
  const actions = useTicketActions(list?.items ?? NO_TICKETS, { snoozed: isSnoozedList, expect })
  const desk = useDesk(openId, actions, onOpen)
  const { shown, popups } = desk
  const opened = useOpenTicket(
    openId,
    shown.find(({ id }) => id === openId),
    !data && !answer.error,
  )
  const chosen = shown.filter(({ id }) => selected.has(id))

  const clear = () => {
    setSearch('')
    onChange({ search: '', filter: null })
  }
  return (
    <>
      <DeskLayout
        openId={openId}
        pane={desk.pane}
        fallback={<PaneWait desk={desk} />}
        head={
          <TicketFilters search={search} filter={filter} onSearch={setSearch} onFilter={(next) => onChange({ filter: next })}>
            {router.has(api_partner_macros.name) && <Macros tickets={shown} chosen={chosen} open={opened.ticket} onDone={desk.leave} />}
          </TicketFilters>
        }
        list={
          <>
            <TicketTable
              desk={desk}
              answer={answer}
              view={view}
              mayHaveRows={mayHaveRows}
              selected={selected}
              onSelect={setSelected}
              onSort={(sort) => onChange({ sort })}
              onClear={clear}
            />
            <Pagination page={view.page} pages={data?.pagination.pages ?? 1} onPage={(next) => onChange({ page: next })} />
          </>
        }
      >
        <TicketPane desk={desk} opened={opened} />
      </DeskLayout>
      <Suspense fallback={popups.asked && <HoldKeys onCancel={popups.close} />}>
        {popups.isUsed && <WebsitePopups desk={desk} asked={popups.asked} onClose={popups.close} />}
      </Suspense>
      {desk.move.question}
      {chosen.length > 0 && (
        <Suspense>
          <TicketBar tickets={chosen} desk={desk} snoozed={isSnoozedList} onClear={() => setSelected(NOTHING)} />
        </Suspense>
      )}
    </>
  )
}
