import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface OpenedDialog {
  readonly id: string
  /** What it shows, where the island that knows the name draws it; others are drawn where they are opened. */
  readonly name?: string
  /** Once it is drawn. */
  readonly title?: string
  readonly props: Readonly<Record<string, unknown>>
  /** False while its exit animation runs. */
  readonly open: boolean
}

/** All dialogs of the page, the topmost last (spec 4). Close handlers live beside the store. */
export const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState: [] as readonly OpenedDialog[],
  reducers: {
    dialogOpened: (state, { payload }: PayloadAction<Omit<OpenedDialog, 'open'>>) => [...state, { ...payload, open: true }],
    dialogShown: (state, { payload: { id, title } }: PayloadAction<{ id: string; title: string }>) => {
      const opened = state.find((dialog) => dialog.id === id)
      return [...state.filter((dialog) => dialog !== opened), { props: {}, ...opened, id, title, open: true }]
    },
    dialogRenamed: (state, { payload: { id, title } }: PayloadAction<{ id: string; title: string }>) =>
      state.map((dialog) => (dialog.id === id ? { ...dialog, title } : dialog)),
    dialogClosed: (state, { payload }: PayloadAction<string>) =>
      state.map((dialog) => (dialog.id === payload ? { ...dialog, open: false } : dialog)),
    dialogExited: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
  selectors: { selectDialogs: (state) => state },
})

export const { dialogOpened, dialogShown, dialogRenamed, dialogClosed, dialogExited } = dialogsSlice.actions
export const { selectDialogs } = dialogsSlice.selectors
