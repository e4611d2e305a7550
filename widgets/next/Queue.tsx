import { type ReactNode, Suspense } from 'react'
import { useNextQuery } from '../../src/api/next'
import type { NextItem, NextQueue } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { lazyPart, useIsland } from '../../src/islands'
import { LoadFailure } from '../../src/parts/submit'
import { COUNTS_POLL_MS, JUST_LOADED_SECONDS } from '../../src/model'
import { HoldKeys, selectNetwork, selectUser, useAppSelector, useLetterKey, usePageStore } from '../../src/store'
import { Button, EmptyState, FailedState, NoMatches, Skeleton, useAskedPopup } from '../../src/ui'
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

/** How many wait in a view. */
const countOf = ({ counts, total }: NextQueue, kind: NextView['kind']) => (kind === null ? total : (counts[kind] ?? 0))

/** The queue of a view, and what is done about the things in it. */
export function Queue({ view, onChange }: Props) {
  const { router } = useIsland()
  const { navigation } = usePageStore()
  const roles = useAppSelector(selectUser)?.roles ?? []
  const { isOnline } = useAppSelector(selectNetwork)
  const t = useMessages()
  const { data, currentData, error, isFetching, refetch } = useNextQuery(nextQueryOf(view), {
    refetchOnMountOrArgChange: JUST_LOADED_SECONDS,
    pollingInterval: COUNTS_POLL_MS,
    skipPollingIfUnfocused: true,
  })
  // What is there stays while it is narrowed or asked for again; what could not be had at all says so.
  const hasFailed = !currentData && error !== undefined
  const { list, rows, ...hidden } = useHidden(JSON.stringify(view), hasFailed ? undefined : data)
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
    const onRetry = () => void refetch()
    const mayHaveRows = !currentData || currentData.items.length < countOf(currentData, view.kind)
    if (currentData && !mayHaveRows) return <Nothing data={currentData} view={view} onChange={onChange} />
    if (error !== undefined) return <LoadFailure error={error} busy={isFetching} onRetry={onRetry} />
    // What empties the list waits for the network, and what is left is asked for after it.
    if (currentData && !isOnline) return <FailedState title={t('next.moreFailed')} message={t('partner.error.offline')} onRetry={onRetry} />
    return <Skeleton shape="block" height="320px" />
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
      {currentData && rows.length > 0 && <More data={currentData} view={view} />}
      {rows.length > 0 && <KeyHints />}
      <Suspense fallback={popups.asked && <HoldKeys onCancel={popups.close} />}>
        {popups.isUsed && <NextPopups actions={actions} asked={popups.asked} onClose={popups.close} />}
      </Suspense>
    </>
  )
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
function More({ data, view: { kind } }: { data: NextQueue; view: NextView }) {
  const t = useMessages()
  const { items } = data
  const all = countOf(data, kind)
  return items.length < all && <p className={styles.more}>{t('next.more', { shown: items.length, total: all })}</p>
}
