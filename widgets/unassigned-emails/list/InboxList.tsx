import { Suspense, useRef, useState } from 'react'
import { useServerEvents } from '../../../src/api/shell'
import type { UnassignedEmail } from '../../../src/contract'
import { lazyPart, useTypedSearch } from '../../../src/islands'
import { Desk, PaneWait } from '../../../src/parts/desk'
import { HoldKeys, useLastPage } from '../../../src/store'
import { Pagination } from '../../../src/ui'
import { useInbox } from '../desk/useInbox'
import type { useInboxView } from '../desk/useInboxView'
import { InboxBar } from './InboxBar'
import { InboxFilters } from './InboxFilters'
import { MailList } from './MailList'

const LeadDialog = lazyPart(() => import('../lead/LeadDialog'))
const MailPane = lazyPart(() => import('../pane/MailPane'))
const MailPopups = lazyPart(() => import('../popups/MailPopups'))

const NOTHING: ReadonlySet<number> = new Set()

interface Props {
  place: ReturnType<typeof useInboxView>
  onBlock: (mail: UnassignedEmail) => void
}

/** The mails of a folder, and beside them the one that is open. */
export function InboxList({ place, onBlock }: Props) {
  const { view, change } = place
  const [search, setSearch] = useTypedSearch(view.search, (words) => change({ search: words }))
  const list = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState(NOTHING)
  const [lead, setLead] = useState<UnassignedEmail | null>(null)
  const inbox = useInbox(place)
  const { shown, popups, pane, answer } = inbox
  const mayHaveRows = useLastPage(view.page, answer.currentData?.pagination.pages)
  useServerEvents(({ kinds, isGap }) => {
    if (isGap || kinds.has('counts')) void answer.refetch()
  })
  const chosen = shown.filter(({ id }) => selected.has(id))
  const clear = () => {
    setSearch('')
    change({ search: '', person: null, tag: null, snoozed: false })
  }
  return (
    <>
      <Desk
        openId={view.id}
        pane={pane}
        fallback={<PaneWait pane={pane} />}
        head={<InboxFilters view={view} search={search} onSearch={setSearch} onChange={change} />}
        list={
          <>
            <MailList
              list={list}
              inbox={inbox}
              view={view}
              mayHaveRows={mayHaveRows}
              selected={selected}
              onSelect={setSelected}
              onClear={clear}
            />
            <Pagination page={view.page} pages={answer.data?.pagination.pages ?? 1} onPage={(page) => change({ page })} />
          </>
        }
      >
        <MailPane inbox={inbox} onLead={setLead} onBlock={onBlock} />
      </Desk>
      {chosen.length > 0 && <InboxBar list={list} inbox={inbox} view={view} chosen={chosen} onClear={() => setSelected(NOTHING)} />}
      <Suspense fallback={popups.asked && <HoldKeys onCancel={popups.close} />}>
        {popups.isUsed && <MailPopups inbox={inbox} asked={popups.asked} />}
      </Suspense>
      <Suspense>
        {lead && <LeadDialog mail={lead} onCreated={(website) => void inbox.assign([lead], website, true)} onClose={() => setLead(null)} />}
      </Suspense>
    </>
  )
}
