import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface SidebarState {
  /** Kept open by the user where it would collapse. */
  pinned: boolean
  /** The notice of narrow screens is hidden until the next page. */
  noticeHidden: boolean
  /** Messages from the customer that a screen showed last; when it changes, the counts are old. */
  messageFromCount: number | null
}

const initialState: SidebarState = { pinned: false, noticeHidden: false, messageFromCount: null }

export const sidebarSlice = createSlice({
  name: 'sidebar',
  initialState,
  reducers: {
    sidebarPinned(state, { payload }: PayloadAction<boolean>) {
      state.pinned = payload
    },
    narrowNoticeHidden(state) {
      state.noticeHidden = true
    },
    messageFromCountChanged(state, { payload }: PayloadAction<number>) {
      state.messageFromCount = payload
    },
  },
  selectors: {
    selectSidebarPinned: (state) => state.pinned,
    selectNarrowNoticeHidden: (state) => state.noticeHidden,
    selectMessageFromCount: (state) => state.messageFromCount,
  },
})

export const { sidebarPinned, narrowNoticeHidden, messageFromCountChanged } = sidebarSlice.actions
export const { selectSidebarPinned, selectNarrowNoticeHidden, selectMessageFromCount } = sidebarSlice.selectors
