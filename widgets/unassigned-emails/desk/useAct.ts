import type { UnassignedEmail } from '../../../src/contract'
import { keepUndo, type Undo, useUndoToast } from '../../../src/parts/recentActions'
import { useAppDispatch } from '../../../src/store'

export type Mails = readonly UnassignedEmail[]

export interface Deed {
  readonly text: string
  /** Whether the mails leave the list. */
  readonly leaves: boolean
  readonly run: () => Promise<unknown>
  readonly back: () => Promise<unknown>
  readonly kept: Undo
}

export type Act = (mails: Mails, deed: Deed) => Promise<void>

export interface TriageList {
  /** Mails that are on their way out of the list. */
  readonly hide: (mails: Mails) => void
  /** They stay, or are back. */
  readonly show: (mails: Mails) => void
  readonly leave: (mails: Mails) => void
  readonly openId: number | null
  readonly open: (id: number) => void
}

/** Does something with mails, shown at once, and takes the last of it back: also later, from the list of recent actions. */
export function useAct({ hide, show, leave, openId, open }: TriageList): { act: Act; undo: () => void } {
  const dispatch = useAppDispatch()
  const { show: showUndoToast, undo } = useUndoToast()

  const act: Act = async (mails, { text, leaves, run, back, kept }) => {
    if (mails.length === 0) return
    const wasOpen = openId !== null && mails.some(({ id }) => id === openId)
    if (leaves) {
      leave(mails)
      hide(mails)
    }
    const sent = worked(run()).then((isDone) => (isDone ? dispatch(keepUndo(text, kept)) : null))
    const toast = showUndoToast({ kind: 'success', key: text }, async () => {
      const forget = await sent
      if (!forget || !(await worked(back()))) return
      forget()
      if (!leaves) return
      show(mails)
      if (wasOpen) open(openId)
    })
    if (await sent) return
    show(mails)
    toast.correct(null)
  }

  return { act, undo }
}

/** What a server has against something is told by itself. */
const worked = (sent: Promise<unknown>): Promise<boolean> =>
  sent.then(
    () => true,
    () => false,
  )
