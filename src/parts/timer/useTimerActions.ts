import { useStartTimerMutation, useStopTimerMutation, useTickTimerMutation } from '../../api/time'
import { useMessages } from '../../i18n'
import { showToast, useAppDispatch, useAttempt } from '../../store'
import { hoursText } from './hoursText'
import type { OwnTimer } from './useRunningTimer'

/** Starts and stops the viewer's timer. The server lets one run, so a start elsewhere says what it stopped (TM-01). */
export function useTimerActions({ running, now }: OwnTimer) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  const [start, starting] = useStartTimerMutation()
  const [stop, stopping] = useStopTimerMutation()
  const [tick] = useTickTimerMutation()

  async function startOn(websiteId: number): Promise<void> {
    const { stopped } = await start(websiteId).unwrap()
    if (stopped) dispatch(showToast({ kind: 'info', key: t('timer.stoppedOther', { website: stopped.title }) }))
  }
  const stopAt = (endedAt?: number) => stop(endedAt === undefined ? {} : { endedAt: new Date(endedAt).toISOString() }).unwrap()
  const worked = (until: number) => hoursText(running ? (until - Date.parse(running.startedAt)) / 1_000 : 0)

  return {
    isBusy: starting.isLoading || stopping.isLoading,
    start: (websiteId: number) =>
      void attempt({
        run: () => startOn(websiteId),
        done: t('timer.started'),
        undo: () => stop({ discard: true }).unwrap(),
      }),
    stop: (reason?: string) => {
      const { website } = running ?? {}
      void attempt({
        run: () => stop(reason ? { reason } : {}).unwrap(),
        done: t('timer.stopped', { time: worked(now()) }),
        ...(website && { undo: () => startOn(website.id) }),
      })
    },
    discard: () => void attempt({ run: () => stop({ discard: true }).unwrap(), done: t('timer.discarded') }),
    keep: () => void attempt({ run: () => tick({ keep: true }).unwrap() }),
    stopAt: (instant: number) => {
      const { website } = running ?? {}
      void attempt({
        run: () => stopAt(instant),
        done: t('timer.stopped', { time: worked(instant) }),
        ...(website && { undo: () => startOn(website.id) }),
      })
    },
    /** Ends the entry where the work ended, and begins the next one now. */
    split: (instant: number) => {
      const { website } = running ?? {}
      if (website) void attempt({ run: () => stopAt(instant).then(() => startOn(website.id)), done: t('timer.split') })
    },
  }
}

export type TimerActions = ReturnType<typeof useTimerActions>
