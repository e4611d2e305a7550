import { useRef } from 'react'
import { dismissToast, showToast, type ToastContent, updateToast, useAppDispatch } from '../../store'

type ToastText = Pick<ToastContent, 'kind' | 'key'>

/** What is on its way and said to be done, until its end is known. */
interface UndoToast {
  /** Says something else; with null it was not done, and there is nothing to take back. */
  readonly correct: (content: ToastText | null) => void
}

export type ShowUndoToast = ReturnType<typeof useUndoToast>['show']

/** Shows what is being done with one way back, which is there from the first moment: the button of the toast and the key do the same, once. */
export function useUndoToast() {
  const dispatch = useAppDispatch()
  const last = useRef<() => void>(undefined)

  function show(content: ToastText, back: (() => Promise<unknown>) | null): UndoToast {
    if (!back) {
      const id = dispatch(showToast(content))
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
    const id = dispatch(showToast({ ...content, action }))
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
    show,
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
