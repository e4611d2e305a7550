import { useRef } from 'react'
import type { NextItem } from '../../src/contract'
import { keepUndo, type Undo } from '../../src/parts/recentActions'
import { useAppDispatch, useAttempt } from '../../src/store'
import { keyOf } from './keyOf'
import type { useHidden } from './useHidden'

interface Leaving {
  readonly run: () => Promise<unknown>
  /** What was done, translated. */
  readonly text: string
  readonly undo: () => Promise<unknown>
  /** For the list of recent actions; without it nothing is put there. */
  readonly kept?: Undo
}

/** Does what takes a row off the queue: it leaves at once, comes back if the server refuses, and by Undo or z. */
export function useLeaving({ hide, show }: Pick<ReturnType<typeof useHidden>, 'hide' | 'show'>) {
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  const lastUndo = useRef<() => void>(undefined)

  async function leave(item: NextItem, { run, text, undo, kept }: Leaving): Promise<void> {
    const key = keyOf(item)
    let forget = () => {}
    let isUsed = false
    const takeBack = async () => {
      if (isUsed) return
      isUsed = true
      forget()
      await undo()
      show(key)
    }
    hide(key)
    const sent = attempt({
      run: async () => {
        await run()
        if (kept) forget = dispatch(keepUndo(text, kept))
      },
      done: text,
      undo: takeBack,
    })
    // From the first moment on: a key pressed before the server has answered means this.
    lastUndo.current = () => void sent.then((isDone) => isDone && attempt({ run: takeBack }))
    if (!(await sent)) show(key)
  }

  return {
    leave,
    /** Something else was changed last. */
    remember: (undo: () => void) => {
      lastUndo.current = undo
    },
    undo: () => {
      const run = lastUndo.current
      lastUndo.current = undefined
      run?.()
    },
  }
}
