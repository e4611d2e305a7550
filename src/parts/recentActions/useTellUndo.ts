import { useRef } from 'react'
import { dismissToast, showToast, type ToastContent, updateToast, useAppDispatch } from '../../store'

type Told = Pick<ToastContent, 'kind' | 'key'>

/** What is on its way and said to be done, until its end is known. */
interface Telling {
  /** Says something else; with null it was not done, and there is nothing to take back. */
  readonly correct: (told: Told | null) => void
}

export type TellUndo = ReturnType<typeof useTellUndo>['tell']

/** Tells what is being done with one way back, which is there from the first moment: the button of the toast and the key do the same, once. */
export function useTellUndo() {
  const dispatch = useAppDispatch()
  const last = useRef<() => void>(undefined)

  function tell(told: Told, back: (() => Promise<unknown>) | null): Telling {
    if (!back) {
      const id = dispatch(showToast(told))
      return {
        correct(next) {
          dispatch(next ? updateToast(id, next) : dismissToast(id))
        },
      }
    }
    let isOver = false
    const end = () => {
      isOver = true
      dispatch(dismissToast(id))
      if (last.current === run) last.current = undefined
    }
    const run = () => {
      if (isOver) return
      end()
      void back()
    }
    const action = { key: 'partner.general.undo', run }
    const id = dispatch(showToast({ ...told, action }))
    last.current = run
    return {
      correct(next) {
        if (isOver) return
        if (next) dispatch(updateToast(id, { ...next, action }))
        else end()
      },
    }
  }

  return {
    tell,
    /** Something else is being changed: the key takes that back, until the returned function says that it was not changed. */
    remember(undo: () => void): () => void {
      last.current = undo
      return () => {
        if (last.current === undo) last.current = undefined
      }
    },
    undo: () => last.current?.(),
  }
}
