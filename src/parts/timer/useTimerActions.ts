import { useStartTimerMutation, useStopTimerMutation, useTickTimerMutation } from '../../api/time'
import { useMessages } from '../../i18n'
import { hoursText, SECOND_MS } from '../../model'
import { showToast, useAppDispatch, useAttempt } from '../../store'
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
  const stopAt = (instant: number) => stop({ endedAt: new Date(instant).toISOString() }).unwrap()
  /** Stops it, tells what it has counted until then, and goes on with the same website on Undo. */
  const end = (until: number, run: () => Promise<unknown>) => {
    const { website, startedAt } = running ?? {}
    const seconds = startedAt ? (until - Date.parse(startedAt)) / SECOND_MS : 0
    void attempt({
      run,
      done: t('timer.stopped', { time: hoursText(seconds) }),
      ...(website && { undo: () => startOn(website.id) }),
    })
  }

  return {
    isBusy: starting.isLoading || stopping.isLoading,
    start: (websiteId: number) =>
      void attempt({
        run: () => startOn(websiteId),
        done: t('timer.started'),
        undo: () => stop({ discard: true }).unwrap(),
      }),
    stop: (reason?: string) => end(now(), () => stop(reason ? { reason } : {}).unwrap()),
    discard: () => void attempt({ run: () => stop({ discard: true }).unwrap(), done: t('timer.discarded') }),
    keep: () => void attempt({ run: () => tick({ keep: true }).unwrap() }),
    stopAt: (instant: number) => end(instant, () => stopAt(instant)),
    /** Ends the entry where the work ended, and begins the next one now. */
    split: (instant: number) => {
      const { website } = running ?? {}
      if (website) void attempt({ run: () => stopAt(instant).then(() => startOn(website.id)), done: t('timer.split') })
    },
  }
}

export type TimerActions = ReturnType<typeof useTimerActions>
