import { Trash2 } from '../../../src/ui/icons'
import { useState } from 'react'
import { useDnsZoneQuery } from '../../../src/api/dns'
import type { DnsZone } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { TTL_DEFAULT } from '../../../src/model'
import { showToast, useAppDispatch, useUnsavedChanges } from '../../../src/store'
import { BackButton, Button, FailedState, FilterBar, Screen, SearchField, Skeleton } from '../../../src/ui'
import { useRights } from '../shared/useRights'
import styles from './dns.module.css'
import { Lint } from './Lint'
import { PendingBar } from './PendingBar'
import { RecordTable } from './RecordTable'
import { useKeptZone } from './useKeptZone'
import { useLive } from './useLive'
import { type DraftItem, newKey, useZoneDraft } from './useZoneDraft'
import { type ZoneDialog, ZoneDialogs } from './ZoneDialogs'
import { ZoneHead } from './ZoneHead'

interface Props {
  readonly domainId: number
  readonly websiteId: number | null
  readonly onClose: () => void
}

/** The zone of a domain: records, pending changes, history. */
export default function DnsManager(props: Props) {
  const t = useMessages()
  const { data, error, isFetching, refetch } = useDnsZoneQuery(props.domainId)
  if (data) return <Manager key={props.domainId} zone={data} {...props} />
  if (error && !isFetching) {
    const failure = toErrorObject(error)
    return (
      <Screen>
        <BackToList onClose={props.onClose} />
        <FailedState message={t(failure.message, failure.values)} onRetry={() => void refetch()} />
      </Screen>
    )
  }
  return <Skeleton shape="block" height="320px" />
}

function Manager({ zone, domainId, websiteId, onClose }: Props & { readonly zone: DnsZone }) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { can, isAdmin } = useRights()
  const draft = useZoneDraft(zone)
  const live = useLive(domainId)
  const [filter, setFilter] = useState('')
  const [editing, setEditing] = useState<DraftItem | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<ZoneDialog | null>(null)
  useUnsavedChanges(draft.isDirty || editing !== null)
  useKeptZone({
    domainId,
    draft,
    onFound: () => dispatch(showToast({ kind: 'info', key: t('domains.dns.restored') })),
    onGone: () => draft.reset(zone),
  })
  const domain = zone.domain.name
  const mayChange = can('manage_domains')
  const words = filter.toLowerCase().split(/\s+/)
  const shown = draft.items.filter((item) =>
    words.every((word) => `${item.type} ${item.name} ${item.content} ${item.comment ?? ''}`.toLowerCase().includes(word)),
  )
  const add = (type: DraftItem['type'] = 'A', name = '') =>
    setEditing({ type, name, content: '', ttl: TTL_DEFAULT, key: newKey(), locked: false, lockedReason: null })
  // A dialog that is still fading away must not take the next one with it.
  const close = (dialog: ZoneDialog) => setOpened((now) => (now === dialog ? null : now))

  return (
    <Screen>
      <BackToList onClose={onClose} />
      <ZoneHead draft={draft} domain={domain} websiteId={websiteId} onAdd={add} onOpen={setOpened} />
      <FilterBar search={<SearchField value={filter} onChange={setFilter} placeholder={t('domains.dns.filter')} />}>
        {selected.size > 0 && (
          <Button
            size="sm"
            variant="danger"
            icon={Trash2}
            onClick={() => {
              draft.remove([...selected])
              setSelected(new Set())
            }}
          >
            {t('domains.dns.deleteMany', { count: selected.size })}
          </Button>
        )}
        <span className={styles.muted}>{t('domains.dns.count', { count: draft.items.length })}</span>
      </FilterBar>
      <Lint items={draft.items} domain={domain} mayChange={mayChange} onFix={draft.put} onRemove={draft.remove} />
      <RecordTable
        draft={draft}
        shown={shown}
        domain={domain}
        live={live}
        mayChange={mayChange}
        isAdmin={isAdmin}
        editing={editing}
        onEdit={setEditing}
        selected={selected}
        onSelect={setSelected}
      />
      {draft.isDirty && (
        <PendingBar draft={draft} isEditing={editing !== null} onDiscard={() => draft.reset(zone)} onReview={() => setOpened('review')} />
      )}
      <ZoneDialogs domainId={domainId} zone={zone} draft={draft} opened={opened} onExited={close} />
    </Screen>
  )
}

function BackToList({ onClose }: Pick<Props, 'onClose'>) {
  const t = useMessages()
  return <BackButton onClick={onClose}>{t('domains.dns.back')}</BackButton>
}
