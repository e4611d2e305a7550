import { FileUp, History, Plus, Trash2 } from '../../../src/ui/icons'
import { Suspense, useState } from 'react'
import { useDnsZoneQuery } from '../../../src/api/dns'
import type { DnsZone } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { confirmReasons, TTL_DEFAULT } from '../../../src/model'
import { showToast, useAppDispatch, useUnsavedChanges } from '../../../src/store'
import { BackButton, Button, FailedState, FilterBar, PageHead, Screen, SearchField, Skeleton } from '../../../src/ui'
import { useRights } from '../shared/useRights'
import styles from './dns.module.css'
import { ExportMenu } from './ExportMenu'
import { Lint } from './Lint'
import { PendingBar } from './PendingBar'
import { PresetMenu } from './PresetMenu'
import { RecordTable } from './RecordTable'
import { useKeptZone } from './useKeptZone'
import { useLive } from './useLive'
import { type DraftItem, newKey, useZoneDraft } from './useZoneDraft'

const HistoryDialog = lazyPart(() => import('./HistoryDialog'))
const ImportDialog = lazyPart(() => import('./ImportDialog'))
const ReviewDialog = lazyPart(() => import('./ReviewDialog'))

type Opened = 'history' | 'import' | 'review'

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
  const [opened, setOpened] = useState<Opened | null>(null)
  useUnsavedChanges(draft.isDirty || editing !== null)
  useKeptZone({
    domainId,
    draft,
    onFound: () => dispatch(showToast({ kind: 'info', key: t('dns.restored') })),
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
  const close = (dialog: Opened) => setOpened((now) => (now === dialog ? null : now))

  return (
    <Screen>
      <BackToList onClose={onClose} />
      <PageHead
        title={
          <>
            {t('dns.title')} <bdi>{domain}</bdi>
          </>
        }
      >
        {mayChange && (
          <>
            <Button variant="primary" icon={Plus} onClick={() => add()}>
              {t('dns.add')}
            </Button>
            <PresetMenu draft={draft} domain={domain} websiteId={websiteId} onVerify={() => add('TXT', '@')} />
            <Button icon={FileUp} onClick={() => setOpened('import')}>
              {t('dns.import')}
            </Button>
          </>
        )}
        <ExportMenu items={draft.items} domain={domain} />
        <Button icon={History} onClick={() => setOpened('history')}>
          {t('dns.history')}
        </Button>
      </PageHead>
      <FilterBar search={<SearchField value={filter} onChange={setFilter} placeholder={t('dns.filter')} />}>
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
            {t('dns.deleteMany', { count: selected.size })}
          </Button>
        )}
        <span className={styles.muted}>{t('dns.count', { count: draft.items.length })}</span>
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
      <Suspense>
        {opened === 'review' && (
          <ReviewDialog
            domainId={domainId}
            domain={domain}
            draft={draft}
            reasons={confirmReasons(draft.saved, draft.items)}
            mailboxes={zone.domain.mailboxes}
            onExited={() => close('review')}
          />
        )}
        {opened === 'import' && (
          <ImportDialog
            domain={domain}
            items={draft.items.filter(draft.isOpen)}
            types={draft.types}
            onTake={draft.replace}
            onExited={() => close('import')}
          />
        )}
        {opened === 'history' && (
          <HistoryDialog
            domainId={domainId}
            domain={domain}
            saved={draft.saved}
            mayChange={mayChange}
            onRestore={draft.restore}
            onExited={() => close('history')}
          />
        )}
      </Suspense>
    </Screen>
  )
}

function BackToList({ onClose }: Pick<Props, 'onClose'>) {
  const t = useMessages()
  return <BackButton onClick={onClose}>{t('dns.back')}</BackButton>
}
