import { MINUTE_MS } from '../../../src/model'
import { pagePart } from '../../../src/islands'
import { hoursText } from './duration'
import { useElapsed } from './useElapsed'
import { useIdle } from './useIdle'
import type { OwnTimer } from './useRunningTimer'
import { useTicks } from './useTicks'
import type { TimerActions } from './useTimerActions'
import { useTitleMark } from './useTitleMark'

const IdleDialog = pagePart(async () => (await import('./IdleDialog')).default)

interface Props {
  timer: OwnTimer
  actions: TimerActions
  userId: number
}

/** Everything that goes on while a timer runs: signs of life, the time in the page's title, and the question after a long silence. */
export function WhileTimerRuns({ timer, actions, userId }: Props) {
  const { running, ahead } = timer
  const elapsed = useElapsed(timer, MINUTE_MS / 4)
  useTitleMark(elapsed === null ? null : hoursText(elapsed / 1_000))
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
    <IdleDialog
      since={since}
      website={running.website.title}
      decides={isLeader}
      onKeep={() => settle(actions.keep)}
      onDiscard={(instant) => settle(() => actions.stopAt(instant))}
      onSplit={(instant) => settle(() => actions.split(instant))}
    />
  )
}
