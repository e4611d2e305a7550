import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface OpenedDialog {
  readonly id: string
  /** What it shows; the island that knows the name draws it. */
  readonly name: string
  readonly props: Readonly<Record<string, unknown>>
  /** False while its exit animation runs. */
  readonly open: boolean
}

/** The dialogs of the page, the topmost last (spec 4). Close handlers live beside the store. */
export const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState: [] as readonly OpenedDialog[],
  reducers: {
    dialogOpened: (state, { payload }: PayloadAction<Omit<OpenedDialog, 'open'>>) => [...state, { ...payload, open: true }],
    dialogClosed: (state, { payload }: PayloadAction<string>) =>
      state.map((dialog) => (dialog.id === payload ? { ...dialog, open: false } : dialog)),
    dialogExited: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
  selectors: { selectDialogs: (state) => state },
})

export const { dialogOpened, dialogClosed, dialogExited } = dialogsSlice.actions
export const { selectDialogs } = dialogsSlice.selectors
