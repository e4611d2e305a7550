import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { MessageValues } from './toastsSlice'

export interface Notice {
  readonly id: string
  readonly kind: 'success' | 'error'
  /** A message key, or the server's own text. */
  readonly key: string
  readonly values?: MessageValues
  readonly state: 'shown' | 'leaving'
}

/** Notices on the page (spec 4). When they go is decided by `noticeTimers`. */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState: [] as readonly Notice[],
  reducers: {
    /** What is said again takes the place of what said the same. */
    noticeShown: (state, { payload }: PayloadAction<Omit<Notice, 'state'>>) => [
      ...state.filter((notice) => !isSame(notice, payload)),
      { ...payload, state: 'shown' },
    ],
    noticeLeft: (state, { payload }: PayloadAction<string>) =>
      state.map((notice) => (notice.id === payload ? { ...notice, state: 'leaving' } : notice)),
    noticeRemoved: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
  selectors: { selectNotices: (state) => state },
})

type Content = Pick<Notice, 'kind' | 'key' | 'values'>

function isSame(one: Content, other: Content): boolean {
  const text = ({ kind, key, values }: Content) => JSON.stringify([kind, key, values])
  return text(one) === text(other)
}

/** The pointer or the focus is on a notice, which therefore stays; the payload is its id. */
export const noticeHeld = createAction<string>('notices/noticeHeld')
export const noticeReleased = createAction<string>('notices/noticeReleased')
export const { noticeShown, noticeLeft, noticeRemoved } = noticesSlice.actions
export const { selectNotices } = noticesSlice.selectors
