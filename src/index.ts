/** The public face of partner-islands: what pages start, and what own islands are made of. Everything else is private. */
export { api, apiSlice, call } from './api/call'
export { useFormats, useLocale, useMessages } from './i18n'
export {
  addSheet,
  defineIsland,
  ERROR_CODES,
  type ErrorCode,
  type IslandContextValue,
  type IslandDefinition,
  type IslandError,
  type IslandFailure,
  type IslandHandle,
  type IslandModule,
  type Islands,
  type LoadIsland,
  inspect,
  mount,
  type Runtime,
  type StartOptions,
  start,
  useIsland,
} from './islands'
export type { Page } from './page'
export type { Router } from './routes'
export {
  type AppDispatch,
  type AppThunk,
  closeDialog,
  injectSlice,
  type LazySlices,
  navigate,
  openDialog,
  type RootState,
  reportError,
  selectUser,
  selectUsers,
  showNotice,
  showToast,
  updateToast,
  useAppDispatch,
  useAppSelector,
  usePageStore,
} from './store'
