import { useRef, useState } from 'react'
import { useDnsZoneQuery } from '../../../src/api/dns'
import type { DnsZone } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { isFocusFree, useIsland } from '../../../src/islands'
import { LoadFailure } from '../../../src/parts/submit'
import { TTL_DEFAULT } from '../../../src/model'
import { showToast, useAppDispatch, useUnsavedChanges } from '../../../src/store'
import { BackButton, DiscardDialog, Screen, Skeleton } from '../../../src/ui'
import { useRights } from '../shared/useRights'
import { Lint } from './Lint'
import { useEditing } from './form/useEditing'
import { PendingBar } from './review/PendingBar'
import { PresentNotice } from './present/PresentNotice'
import { RecordFilters } from './table/RecordFilters'
import { shownRecords } from './table/recordList'
import { RecordTable } from './table/RecordTable'
import { SelectionTools } from './table/SelectionTools'
import { useNewerZone } from './draft/useNewerZone'
import { useDiscard } from './draft/useDiscard'
import { useKeptZone } from './draft/useKeptZone'
import { useLive } from './table/useLive'
import { useRecordQuery } from './table/useRecordQuery'
import { useShownRecords } from './table/useShownRecords'
import { type DraftItem, newKey, useZoneDraft } from './draft/useZoneDraft'
import { type ZoneDialog, ZoneDialogs } from './ZoneDialogs'
import { ZoneHead } from './ZoneHead'

interface Props {
  readonly domainId: number
  readonly websiteId: number | null
  readonly onClose: () => void
}

// Others change it too.
const FRESH = { refetchOnMountOrArgChange: true, refetchOnFocus: true }

/** The zone of a domain: records, pending changes, history. */
export default function DnsManager(props: Props) {
  const t = useMessages()
  const { data, error, isFetching, refetch } = useDnsZoneQuery(props.domainId, FRESH)
  if (data) return <Manager key={props.domainId} zone={data} {...props} />
  if (error && !isFetching) {
    const failure = toErrorObject(error)
    return (
      <Screen>
        <BackButton onClick={props.onClose}>{t('domains.dns.back')}</BackButton>
        <LoadFailure error={failure} onRetry={() => void refetch()} />
      </Screen>
    )
  }
  return <Skeleton shape="block" height="320px" />
}

const newRecord = (type: DraftItem['type'] = 'A', name = ''): DraftItem => ({
  ...{ type, name, content: '', ttl: TTL_DEFAULT },
  ...{ key: newKey(), locked: false, lockedReason: null },
})

function Manager({ zone, domainId, websiteId, onClose }: Props & { readonly zone: DnsZone }) {
  const dispatch = useAppDispatch()
  const t = useMessages()
  const { root } = useIsland()
  const { can, isAdmin } = useRights()
  const draft = useZoneDraft(zone)
  const live = useLive(domainId)
  const [query, setQuery] = useRecordQuery()
  const editing = useEditing()
  const isEditing = editing.item !== null
  const records = useRef<HTMLElement>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [shownKey, setShownKey] = useState<string | null>(null)
  const [opened, setOpened] = useState<ZoneDialog | null>(null)
  // Pending changes are kept whichever way the zone is left.
  useUnsavedChanges(editing.isTyped, 'dns')
  useKeptZone({
    domainId,
    draft,
    onFound: () => dispatch(showToast({ kind: 'info', key: t('domains.dns.restored') })),
    onGone: () => draft.reset(zone),
  })
  useNewerZone(zone, draft, isEditing)
  const { domain } = zone
  const mayChange = can('manage_domains')
  const shown = useShownRecords(draft.items, query)
  const put = (item: DraftItem) => {
    draft.put(item)
    editing.end()
    // One that was there stays where it is, unless they are sorted.
    const mayMove = query.sort !== undefined || !draft.items.some(({ key }) => key === item.key)
    if (mayMove && shownRecords([item], query).length > 0) setShownKey(item.key)
  }
  // What had the focus goes with what it was for.
  const toRecords = () => records.current?.focus({ preventScroll: true })
  // A dialog that is still fading away must not take the next one with it.
  const close = (dialog: ZoneDialog) => {
    setOpened((now) => (now === dialog ? null : now))
    if (isFocusFree(root)) toRecords()
  }
  const giveUp = useDiscard(draft, zone)
  const discard = () => {
    giveUp()
    toRecords()
  }
  const showProblem = () => {
    setQuery({ search: '', type: null, sort: query.sort })
    setShownKey(draft.items[draft.problems[0]?.index ?? 0]?.key ?? null)
  }

  return (
    <Screen>
      <BackButton onClick={() => editing.leave(onClose)}>{t('domains.dns.back')}</BackButton>
      <ZoneHead draft={draft} domain={domain} websiteId={websiteId} onAdd={(...of) => editing.edit(newRecord(...of))} onOpen={setOpened} />
      {mayChange && <PresentNotice domainId={domainId} draft={draft} />}
      <RecordFilters items={draft.items} count={shown.length} query={query} onChange={setQuery} />
      <SelectionTools draft={draft} selected={selected} onSelect={setSelected} onDone={toRecords} />
      <Lint items={draft.items} domain={domain.name} mayChange={mayChange} onFix={draft.put} onRemove={draft.remove} />
      <RecordTable
        ref={records}
        draft={draft}
        shown={shown}
        domain={domain.name}
        live={live}
        mayChange={mayChange}
        isAdmin={isAdmin}
        sort={query.sort}
        onSort={(sort) => setQuery({ ...query, sort })}
        editing={editing}
        onDone={put}
        selected={selected}
        onSelect={setSelected}
        shownKey={shownKey}
        onShown={() => setShownKey(null)}
      />
      {draft.isDirty && (
        <PendingBar draft={draft} isEditing={isEditing} onProblem={showProblem} onDiscard={discard} onReview={() => setOpened('review')} />
      )}
      <DiscardDialog {...editing.question} />
      <ZoneDialogs domainId={domainId} zone={zone} draft={draft} opened={opened} onExited={close} />
    </Screen>
  )
}
