import { hoursText, MINUTE_MS } from '../../model'
import { Suspense } from 'react'
import { partner_website_details } from '../../contract'
import { lazyPart } from '../../islands'
import { selectPlace, useAppSelector } from '../../store'
import { useElapsed } from './useElapsed'
import { useIdle } from './useIdle'
import type { OwnTimer } from './useRunningTimer'
import { useTicks } from './useTicks'
import type { TimerActions } from './useTimerActions'
import { useTitleMark } from './useTitleMark'

const IdleDialog = lazyPart(() => import('./IdleDialog'))

interface Props {
  timer: OwnTimer
  actions: TimerActions
  userId: number
}

/** Everything that goes on while a timer runs: signs of life, the time in the page's title, and the question after a long silence. */
export function WhileTimerRuns({ timer, actions, userId }: Props) {
  const { running, ahead } = timer
  const elapsed = useElapsed(timer, MINUTE_MS / 4)
  const isShown = useAppSelector((state) => {
    const { route, params } = selectPlace(state)
    return route === partner_website_details.name && Number(params['website']) === running?.website.id
  })
  useTitleMark(elapsed === null ? null : hoursText(elapsed / 1_000), isShown ? null : (running?.website.title ?? null))
  const idle = useIdle(running !== null)
  const idleHere = idle.since === null ? null : idle.since + ahead
  const idleThere = running?.idleSince ? Date.parse(running.idleSince) : null
  const since = running && (idleThere ?? idleHere)
  const isLeader = useTicks(userId, running !== null && since === null)

  const settle = (act: () => void) => {
    idle.reset()
    act()
  }
  if (!running) return null
  return (
    <Suspense>
      <IdleDialog
        since={since}
        website={running.website.title}
        decides={isLeader}
        onKeep={() => settle(actions.keep)}
        onDiscard={(instant) => settle(() => actions.stopAt(instant))}
        onSplit={(instant) => settle(() => actions.split(instant))}
      />
    </Suspense>
  )
}
