import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface SidebarState {
  /** The notice of narrow screens is hidden until the next page. */
  noticeHidden: boolean
  /** Messages from the customer that a screen showed last; when it changes, the counts are old. */
  messageFromCount: number | null
}

const initialState: SidebarState = { noticeHidden: false, messageFromCount: null }

export const sidebarSlice = createSlice({
  name: 'sidebar',
  initialState,
  reducers: {
    narrowNoticeHidden(state) {
      state.noticeHidden = true
    },
    messageFromCountChanged(state, { payload }: PayloadAction<number>) {
      state.messageFromCount = payload
    },
  },
  selectors: {
    selectNarrowNoticeHidden: (state) => state.noticeHidden,
    selectMessageFromCount: (state) => state.messageFromCount,
  },
})

export const { narrowNoticeHidden, messageFromCountChanged } = sidebarSlice.actions
export const { selectNarrowNoticeHidden, selectMessageFromCount } = sidebarSlice.selectors
