export type { Command } from './commands/Command'
export { dropPalette, openPalette, PALETTE } from './commands/openPalette'
export { useBarCommands } from './commands/useBarCommands'
export { useCommands } from './commands/useCommands'
export { createPageStore, type PageStore } from './createPageStore'
export { dialogClosed, dialogExited, dialogRenamed, type OpenedDialog, selectDialogs } from './dialogsSlice'
export { errorRemoved, errorsCleared, selectErrors } from './errorsSlice'
export { listDialog, unlistDialog } from './feedback/listDialog'
export { closeDialog, openDialog } from './feedback/openDialog'
export { reportError } from './feedback/reportError'
export { showNotice } from './feedback/showNotice'
export { dismissToast, runToastAction, showToast, type ToastContent, updateToast } from './feedback/showToast'
export { reportFailure } from './feedback/reportFailure'
export { type Refused, reportRefused } from './feedback/reportRefused'
export { trackProgress } from './feedback/trackProgress'
export { useAttempt } from './feedback/useAttempt'
export { useCopy } from './feedback/useCopy'
export { useDiscarded } from './feedback/useDiscarded'
export { shallowEqual, useAppDispatch, useAppSelector, usePageStore } from './hooks'
export type { InjectableSlice } from './InjectableSlice'
export { injectSlice } from './injectSlice'
export type { LazySlices } from './lazySlices'
export {
  filterSidebarClosed,
  filterSidebarOpened,
  filtersChanged,
  selectFilterSidebarOpen,
  selectFilters,
  selectSort,
  selectViewMode,
  sortChanged,
  viewModeChanged,
} from './managerSlice'
export { followLink } from './navigation/followLink'
export { navigate } from './navigation/navigate'
export { registerScrollTarget, scrollToAnchor } from './navigation/scrollTargets'
export {
  hasUnsavedChanges,
  ignoreUnsavedChanges,
  isLostBySigningOut,
  keepUnsaved,
  useKeptHere,
  useUnsavedChanges,
  wholeAddress,
} from './navigation/unsavedChanges'
export { useAddress } from './navigation/useAddress'
export { useLastPage } from './navigation/useLastPage'
export { PlaceContext, usePlace } from './navigation/usePlace'
export { useHashSteps } from './navigation/useHashSteps'
export { useDocumentTitle } from './navigation/useDocumentTitle'
export { useScrollTarget } from './navigation/useScrollTarget'
export { useIsWide } from './navigation/useIsWide'
export { type MenuLink, useMenuLinks } from './navigation/useMenuLinks'
export { type Place, selectPlace } from './navigationSlice'
export { type Notice, noticeHeld, noticeLeft, noticeReleased, selectNotices } from './noticesSlice'
export { clearStorages } from './persistence/clearStorages'
export { draftStore } from './persistence/draftStore'
export { persistManagerState } from './persistence/persistManagerState'
export { purgePersisted } from './persistence/purgePersisted'
export { useListOrder } from './persistence/listOrder/useListOrder'
export { restoreManagerState } from './persistence/restoreManagerState'
export { STORAGE_PREFIX } from './persistence/storageKeys'
export { tryStorage, webStorage } from './persistence/webStorage'
export { type Network, selectNetwork } from './network/networkSlice'
export { sendWaiting } from './network/sendWaiting'
export { WAITING_KINDS, type WaitingChange, type WaitingKind, type WaitingSubject, type WaitOptions } from './network/outbox'
export { createPartnerGate } from './partnerGate'
export { keepListOrder, type ListOrder } from './persistence/listOrder/keepListOrder'
export { LOCALE_EVENT, requestLocale } from './requestLocale'
export type { AppDispatch, AppThunk, RootState } from './rootReducer'
export { selectSidebarPlace } from './selectSidebarPlace'
export type { Services } from './services'
export {
  partnersReceived,
  preferencesChanged,
  type SessionPartner,
  selectPartnerLeft,
  selectPartners,
  selectPreferences,
  selectSidebarPinned,
  selectSignIn,
  selectTimerRunning,
  selectUser,
  selectUsers,
  sessionResumed,
  signedOut,
  signInAsked,
  signInDeclined,
  timerChanged,
  userChanged,
} from './sessionSlice'
export {
  messageFromCountChanged,
  narrowNoticeHidden,
  selectMessageFromCount,
  selectNarrowNoticeHidden,
} from './sidebarSlice'
export { isTyped } from './isTyped'
export { createSignInGate } from './signInGate'
export { startPage } from './startPage'
export { createLeader } from './tabs/leader'
export { createPoller } from './tabs/poll'
export { createTabs, type TabMessage } from './tabs/tabs'
export { HoldKeys } from './keys/HoldKeys'
export { isCombination } from './keys/isCombination'
export { releaseKeys } from './keys/keyHold'
export { latinKey } from './keys/latinKey'
export { insertText, isTextField, pressKey } from './keys/pressKey'
export { useKeyPair } from './keys/useKeyPair'
export { useLetterKey } from './keys/useLetterKey'
export { useLetterKeys } from './keys/useLetterKeys'
export { useMutes } from './keys/useMutes'
export { usePageKeys } from './keys/usePageKeys'
export { useWalkKeys } from './keys/useWalkKeys'
export { selectIsWaiting, selectToasts, type Toast } from './toastsSlice'
