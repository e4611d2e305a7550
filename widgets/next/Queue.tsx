import { type ReactNode, Suspense } from 'react'
import { useNextQuery } from '../../src/api/next'
import type { NextItem, NextQueue } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { lazyPart, useIsland } from '../../src/islands'
import { LoadFailure } from '../../src/parts/submit'
import { COUNTS_POLL_MS, JUST_LOADED_SECONDS } from '../../src/model'
import { HoldKeys, selectUser, useAppSelector, useLetterKey, usePageStore } from '../../src/store'
import { Button, EmptyState, NoMatches, Skeleton, useAskedPopup } from '../../src/ui'
import { PartyPopper } from '../../src/ui/icons'
import { actsOf } from './actsOf'
import type { PopupSubject } from './AskedPopup'
import { KeyHints } from './KeyHints'
import { KindFilter } from './KindFilter'
import { NextList } from './NextList'
import styles from './next.module.css'
import { placeOf } from './placeOf'
import { useHidden } from './useHidden'
import { useNextActions } from './useNextActions'
import { type NextView, nextQueryOf } from './useNextView'
import { useRemind } from './useRemind'

const NextPopups = lazyPart(() => import('./NextPopups'))

interface Props {
  view: NextView
  onChange: (change: Partial<NextView>) => void
}

/** The queue of a view, and what is done about the things in it. */
export function Queue({ view, onChange }: Props) {
  const { router } = useIsland()
  const { navigation } = usePageStore()
  const roles = useAppSelector(selectUser)?.roles ?? []
  const { data, currentData, error, isFetching, refetch } = useNextQuery(nextQueryOf(view), {
    refetchOnMountOrArgChange: JUST_LOADED_SECONDS,
    pollingInterval: COUNTS_POLL_MS,
    skipPollingIfUnfocused: true,
  })
  // What is there stays while it is narrowed or asked for again; what could not be had at all says so.
  const hasFailed = !currentData && error !== undefined
  const { list, rows, ...hidden } = useHidden(hasFailed ? undefined : data)
  const actions = useNextActions(hidden)
  const popups = useAskedPopup<PopupSubject>()
  const remind = useRemind()
  useLetterKey('z', actions.undo)

  const open = (item: NextItem) => navigation.push(placeOf(item, router))
  const finish = (item: NextItem, at: HTMLElement) => {
    const { finish: way } = actsOf(item, router, roles)
    if (way === 'done') void actions.finish(item)
    else if (way === 'status') popups.ask({ kind: 'status', item }, at)
    else if (way === 'remind') remind(item)
    else open(item)
  }
  const putOff = (item: NextItem, at: HTMLElement) => {
    const { putOff: way } = actsOf(item, router, roles)
    if (way === 'mute') void actions.silence(item)
    else if (way) popups.ask({ kind: way, item }, at)
  }

  function instead(): ReactNode {
    if (hasFailed) return <Failed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
    return currentData ? <Nothing data={currentData} view={view} onChange={onChange} /> : <Skeleton shape="block" height="320px" />
  }
  return (
    <>
      {list && list.total > 0 && (
        <KindFilter counts={list.counts} total={list.total} value={view.kind} onChange={(kind) => onChange({ kind })} />
      )}
      <NextList
        rows={rows}
        actsOf={(item) => actsOf(item, router, roles)}
        onOpen={open}
        onFinish={finish}
        onPutOff={putOff}
        triggerOf={(kind, item) => popups.triggerOf(kind === 'status' ? 'menu' : 'dialog', { kind, item })}
        empty={instead()}
      />
      {currentData && <More data={currentData} view={view} />}
      {rows.length > 0 && <KeyHints />}
      <Suspense fallback={popups.asked && <HoldKeys onCancel={popups.close} />}>
        {popups.isUsed && <NextPopups actions={actions} asked={popups.asked} onClose={popups.close} />}
      </Suspense>
    </>
  )
}

function Failed({ error, isBusy, onRetry }: { error: unknown; isBusy: boolean; onRetry: () => void }) {
  return <LoadFailure error={error} busy={isBusy} onRetry={onRetry} />
}

function Nothing({ data, view, onChange }: Props & { data: NextQueue }) {
  const t = useMessages()
  if (view.kind !== null && data.total > 0) return <NoMatches onClear={() => onChange({ kind: null })} />
  return (
    <EmptyState
      icon={PartyPopper}
      title={t(`next.empty.${view.scope}`)}
      description={t('next.empty.hint')}
      action={view.scope === 'me' && <Button onClick={() => onChange({ scope: 'team', kind: null })}>{t('next.empty.showTeam')}</Button>}
    />
  )
}

/** What is not shown, so that nobody takes the rows for everything. */
function More({ data: { items, counts, total }, view: { kind } }: { data: NextQueue; view: NextView }) {
  const t = useMessages()
  const all = kind === null ? total : (counts[kind] ?? 0)
  return items.length < all && <p className={styles.more}>{t('next.more', { shown: items.length, total: all })}</p>
}
