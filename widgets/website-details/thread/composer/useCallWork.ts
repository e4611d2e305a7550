import { timedWebsite, useStopTimerMutation } from '../../../../src/api/time'
import type { FollowUp } from '../../../../src/contract'
import { useMessages } from '../../../../src/i18n'
import { useAppDispatch, useAttempt } from '../../../../src/store'
import { type Draft } from '../../../../src/parts/composer'
import { useQuickTodos } from '../../todos/quickEntry/useQuickTodos'

/** What belongs to the note about a call beside its words: what is to be done after it, and the time it took (WM-06). */
export function useCallWork(websiteId: number) {
  const t = useMessages()
  const read = useQuickTodos()
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  const [stop] = useStopTimerMutation()
  return {
    todoOf: ({ mode, todo, todoKept }: Draft): FollowUp | null => (mode === 'call' && todo.trim() ? read(todo, todoKept).draft : null),
    /** Ends the timer that was started for the call, unless it is somewhere else by now. */
    endTimer({ mode, isTimed }: Draft, reason: string): void {
      if (mode !== 'call' || !isTimed || dispatch(timedWebsite()) !== websiteId) return
      void attempt({ run: () => stop({ reason }).unwrap(), done: t('websiteDetails.thread.call.timeSaved') })
    },
  }
}
