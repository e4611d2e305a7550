import { useAppDispatch, useAttempt } from '../../store'
import { keepUndo, type Undo } from './keepUndo'

interface Attempt extends Omit<Parameters<ReturnType<typeof useAttempt>>[0], 'undo'> {
  /** What was done, translated, on the list of recent actions. */
  readonly text: string
  readonly undo: () => Promise<unknown>
  readonly kept: Undo
}

/** Tries something that can be taken back: from its toast, and later from the list of recent actions. */
export function useKeptAttempt(): (attempt: Attempt) => Promise<boolean> {
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  return ({ run, text, done = text, undo, kept }) => {
    let forget = () => {}
    return attempt({
      run: async () => {
        await run()
        forget = dispatch(keepUndo(text, kept))
      },
      done,
      undo: async () => {
        await undo()
        forget()
      },
    })
  }
}
