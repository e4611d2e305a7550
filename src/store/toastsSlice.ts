import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type MessageValues = Readonly<Record<string, string | number>>

export interface Toast {
  readonly id: string
  readonly kind: 'info' | 'success' | 'warning' | 'error'
  /** A message key, or the server's own text. */
  readonly key: string
  readonly values?: MessageValues
  /** The key of the button's label; what it does lives beside the store. */
  readonly actionKey?: string
  /** From 0 to 1, or `busy` while nobody knows how long. */
  readonly progress?: number | 'busy'
  /** The message leads to the upgrade page, in a new tab. */
  readonly link?: 'upgrade'
  /** Milliseconds until it closes itself; null while it shows progress. */
  readonly duration: number | null
  /** How often the same was said. */
  readonly count: number
}

export interface ToastsState {
  readonly visible: readonly Toast[]
  /** What waits for a free place, in order. */
  readonly waiting: readonly Toast[]
}

const MAX_VISIBLE = 4
const initialState: ToastsState = { visible: [], waiting: [] }

/** Toasts (spec 4, 9; screens SH-07). Whoever draws them runs the clock, because it stops under the pointer. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown({ visible, waiting }, { payload: toast }: PayloadAction<Toast>): ToastsState {
      const merge = (other: Toast) => (isSame(other, toast) ? { ...other, count: other.count + 1 } : other)
      if ([...visible, ...waiting].some((other) => isSame(other, toast)))
        return { visible: visible.map(merge), waiting: waiting.map(merge) }
      const isFree = visible.length < MAX_VISIBLE && waiting.length === 0
      return isFree ? { visible: [...visible, toast], waiting } : { visible, waiting: [...waiting, toast] }
    },
    toastUpdated({ visible, waiting }, { payload: toast }: PayloadAction<Toast>): ToastsState {
      const update = (other: Toast) => (other.id === toast.id ? toast : other)
      return { visible: visible.map(update), waiting: waiting.map(update) }
    },
    toastDismissed({ visible, waiting }, { payload }: PayloadAction<string>): ToastsState {
      const stays = ({ id }: Toast) => id !== payload
      return { visible: visible.filter(stays), waiting: waiting.filter(stays) }
    },
    toastAdmitted({ visible, waiting }): ToastsState {
      const [next, ...rest] = waiting
      return next && visible.length < MAX_VISIBLE ? { visible: [...visible, next], waiting: rest } : { visible, waiting }
    },
  },
  selectors: {
    selectToasts: (state) => state.visible,
    selectWaitingToasts: (state) => state.waiting,
  },
})

// Two buttons may do different things, and two progress bars tell of different work.
function isSame(one: Toast, other: Toast): boolean {
  const text = ({ kind, key, values, link }: Toast) => JSON.stringify([kind, key, values, link])
  const isPlain = ({ actionKey, progress }: Toast) => actionKey === undefined && progress === undefined
  return isPlain(one) && isPlain(other) && text(one) === text(other)
}

export const { toastShown, toastUpdated, toastDismissed, toastAdmitted } = toastsSlice.actions
export const { selectToasts, selectWaitingToasts } = toastsSlice.selectors
