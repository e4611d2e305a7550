import { Inbox, ListFilter, RotateCcw, Trash2 } from '../../src/ui/icons'
import { Suspense, useEffect, useState } from 'react'
import { useUnassignedEmailsQuery } from '../../src/api/unassigned'
import type { UnassignedEmail } from '../../src/contract'
import { toErrorObject } from '../../src/http'
import { useMessages } from '../../src/i18n'
import { lazyPart } from '../../src/islands'
import { COUNTS_POLL_MS, LIST_FILTER_DEBOUNCE_MS, may } from '../../src/model'
import { BulkBar } from '../../src/parts/bulkBar'
import { selectUser, useAppSelector, useDocumentTitle } from '../../src/store'
import { Button, CountBadge, EmptyState, FailedState, NoMatches, PageHead, Screen, SearchField, Tabs } from '../../src/ui'
import { MailList } from './MailList'
import { MailView } from './MailView'
import { Suggestions } from './Suggestions'
import styles from './panes.module.css'
import { type Folder, FOLDERS, useInboxView } from './useInboxView'
import { useInboxKeys } from './useInboxKeys'
import { useTriage } from './useTriage'

const RulesDialog = lazyPart(() => import('./rules/RulesDialog'))
const LeadDialog = lazyPart(() => import('./lead/LeadDialog'))

const NONE: readonly UnassignedEmail[] = []

/** Mails that belong to no website yet: list, mail, and where it may belong, beside each other (UE-01). */
export function UnassignedScreen() {
  const t = useMessages()
  const [view, change] = useInboxView()
  const [search, setSearch] = useState(view.search)
  const [dialog, setDialog] = useState<'rules' | 'block' | 'lead' | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const canManage = may('manage_unassigned_emails', useAppSelector(selectUser)?.roles ?? []) === 'all'
  const query = {
    page: view.page,
    ...(view.search && { search: view.search }),
    ...(view.folder === 'removed' ? { state: 'removed' } : { kind: view.folder }),
  }
  const { data, error, refetch } = useUnassignedEmailsQuery(query, { pollingInterval: COUNTS_POLL_MS, skipPollingIfUnfocused: true })
  const mails = data?.items ?? NONE
  const mail = mails.find(({ id }) => id === view.id) ?? mails[0]
  const open = (id: number | null) => change({ id })
  /** The mail whose address is not to be remembered; every other one's is. */
  const [forgotten, setForgotten] = useState<number | null>(null)
  const remember = mail?.id !== forgotten
  const triage = useTriage(mails, mail?.id ?? null, open)
  const onKeyDown = useInboxKeys({
    mails,
    mail,
    triage,
    canManage,
    remember,
    open,
    onLead: () => setDialog('lead'),
    onBlock: () => setDialog('block'),
  })
  useDocumentTitle(t('unassigned.title'))

  useEffect(() => {
    if (search.trim() === view.search) return undefined
    const timer = setTimeout(() => change({ search: search.trim(), page: 1, id: null }), LIST_FILTER_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  })

  const countOf = (folder: Folder): number => {
    const counts = data?.filters['counts']
    if (typeof counts !== 'object' || counts === null) return 0
    const count: unknown = Reflect.get(counts, folder)
    return typeof count === 'number' ? count : 0
  }
  const failure = error && toErrorObject(error)
  const chosen = mails.filter(({ id }) => selected.has(id)).map(({ id }) => id)
  const isEmpty = data !== undefined && mails.length === 0
  return (
    // Its lists and buttons have the focus; the keys act on the open mail.
    <Screen onKeyDown={onKeyDown}>
      <PageHead title={t('unassigned.title')}>
        <div className={styles.search}>
          <SearchField value={search} onChange={setSearch} />
        </div>
        <Button icon={ListFilter} onClick={() => setDialog('rules')}>
          {t('unassigned.rules')}
        </Button>
      </PageHead>
      <Tabs
        label={t('unassigned.folders')}
        tabs={FOLDERS.map((value) => ({
          value,
          label: t(`unassigned.folder.${value}`),
          // What was removed waits for nobody.
          ...(data && value !== 'removed' && { end: <CountBadge count={countOf(value)} /> }),
        }))}
        value={view.folder}
        onChange={(value) => {
          setSelected(new Set())
          change({ folder: FOLDERS.find((name) => name === value) ?? 'people', id: null, page: 1 })
        }}
      >
        {failure && !data ? (
          <FailedState message={t(failure.message, failure.values)} onRetry={() => void refetch()} />
        ) : isEmpty && view.search ? (
          <NoMatches onClear={() => setSearch('')} />
        ) : isEmpty ? (
          <EmptyState icon={Inbox} title={t('unassigned.empty')} description={t(`unassigned.empty.${view.folder}`)} />
        ) : (
          <div className={styles.frame}>
            <div className={styles.panes} data-open={view.id !== null || undefined}>
              <MailList
                mails={data && mails}
                openId={mail?.id ?? null}
                page={view.page}
                pages={data?.pagination.pages ?? 1}
                onPage={(page) => change({ page, id: null })}
                selected={selected}
                onSelect={canManage ? setSelected : undefined}
                onOpen={open}
              />
              {mail && (
                <>
                  <MailView key={mail.id} mail={mail} onBack={() => open(null)} />
                  <Suggestions
                    key={`places ${mail.id}`}
                    mail={mail}
                    triage={triage}
                    canManage={canManage}
                    remember={remember}
                    onRemember={(yes) => setForgotten(yes ? null : mail.id)}
                    onLead={() => setDialog('lead')}
                    onBlock={() => setDialog('block')}
                  />
                </>
              )}
            </div>
          </div>
        )}
      </Tabs>
      {chosen.length > 0 && (
        <BulkBar
          label={t('unassigned.bulk')}
          count={t('unassigned.selected', { count: chosen.length })}
          onClear={() => setSelected(new Set())}
        >
          <Button
            size="sm"
            icon={view.folder === 'removed' ? RotateCcw : Trash2}
            onClick={() =>
              void (view.folder === 'removed' ? triage.restore(chosen) : triage.remove(chosen)).then(() => setSelected(new Set()))
            }
          >
            {t(view.folder === 'removed' ? 'unassigned.restore' : 'unassigned.remove')}
          </Button>
        </BulkBar>
      )}
      <Suspense>
        {(dialog === 'rules' || dialog === 'block') && (
          <RulesDialog
            canManage={canManage}
            {...(dialog === 'block' && mail && { sender: mail.from.email })}
            onClose={() => setDialog(null)}
          />
        )}
        {dialog === 'lead' && mail && (
          <LeadDialog mail={mail} onCreated={(website) => void triage.assign([mail.id], website, true)} onClose={() => setDialog(null)} />
        )}
      </Suspense>
    </Screen>
  )
}
