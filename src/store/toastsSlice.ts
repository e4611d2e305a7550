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

/** How many are seen at a time. */
const MAX_SHOWN = 4

/** The toasts of the page, oldest first (spec 4, 9): what there is to tell. Whoever draws them also times them. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as readonly Toast[],
  reducers: {
    toastShown(toasts, { payload: toast }: PayloadAction<Toast>) {
      if (!toasts.some((other) => isSame(other, toast))) return [...toasts, toast]
      return toasts.map((other) => (isSame(other, toast) ? { ...other, count: other.count + 1 } : other))
    },
    toastUpdated: (toasts, { payload: toast }: PayloadAction<Toast>) => toasts.map((other) => (other.id === toast.id ? toast : other)),
    toastDismissed: (toasts, { payload: id }: PayloadAction<string>) => toasts.filter((toast) => toast.id !== id),
  },
  selectors: {
    selectToasts: (toasts) => toasts,
    /** The newest are seen. An older one makes room for them, and is seen again when there is room. */
    selectIsWaiting: (toasts, id: string) => toasts.slice(0, -MAX_SHOWN).some((toast) => toast.id === id),
  },
})

// Two buttons may do different things, and two progress bars tell of different work.
function isSame(one: Toast, other: Toast): boolean {
  const text = ({ kind, key, values, link }: Toast) => JSON.stringify([kind, key, values, link])
  const isPlain = ({ actionKey, progress }: Toast) => actionKey === undefined && progress === undefined
  return isPlain(one) && isPlain(other) && text(one) === text(other)
}

export const { toastShown, toastUpdated, toastDismissed } = toastsSlice.actions
export const { selectToasts, selectIsWaiting } = toastsSlice.selectors
