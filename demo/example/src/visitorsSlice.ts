import { createSlice, type WithSlice } from '@reduxjs/toolkit'

export const visitorsSlice = createSlice({
  name: 'visitors',
  initialState: { count: 0 },
  reducers: {
    visitorCame(state) {
      state.count += 1
    },
  },
})

declare module 'partner-islands' {
  interface LazySlices extends WithSlice<typeof visitorsSlice> {}
}
