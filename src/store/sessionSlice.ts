import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Preferences } from '../model'
import type { Page, PagePartner, PageUser } from '../page'

/** A partner the user may switch to; logo and role come with the list of the server. */
export interface SessionPartner extends PagePartner {
  logo?: string | null
  role?: string | null
}

export interface SessionState {
  /** Null when nobody is signed in. */
  user: PageUser | null
  /** The staff of the partner. */
  users: readonly PageUser[]
  /** The partners the user may switch between. */
  partners: readonly SessionPartner[]
  preferences: Preferences
  /** The work timer runs, or did when somebody last heard of it. */
  isTimerRunning: boolean
  /** Whether the server still knows us, though the page stands; and if not, whether the user is being asked to sign in. */
  signIn: 'valid' | 'expired' | 'asked' | 'declined'
  /** The session is another partner's than this page: of the one that another tab chose, or null when this page is on its way there. */
  partnerLeft: { readonly to: number | null } | null
}

export const sessionOf = ({ user, users, profile, preferences, isTimerRunning }: Page): SessionState => ({
  user,
  users,
  partners: profile.partners,
  preferences,
  isTimerRunning,
  signIn: 'valid',
  partnerLeft: null,
})

const initialState: SessionState = {
  user: null,
  users: [],
  partners: [],
  preferences: { cards: null, startsTimer: false, pinsSidebar: false, columns: {} },
  isTimerRunning: false,
  signIn: 'valid',
  partnerLeft: null,
}

/** Who works here. What the page says once and for all, such as its config, is in the services. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    userChanged(state, { payload }: PayloadAction<Partial<PageUser>>) {
      if (!state.user) return state
      const user = { ...state.user, ...payload }
      return { ...state, user, users: state.users.map((other) => (other.id === user.id ? user : other)) }
    },
    partnersReceived: (state, { payload }: PayloadAction<readonly SessionPartner[]>) => ({ ...state, partners: payload }),
    preferencesChanged: (state, { payload }: PayloadAction<Preferences>) => ({ ...state, preferences: payload }),
    timerChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isTimerRunning: payload }),
    sessionExpired: (state) => (state.signIn === 'valid' ? { ...state, signIn: 'expired' } : state),
    signInAsked: (state) => ({ ...state, signIn: 'asked' }),
    signInDeclined: (state) => ({ ...state, signIn: 'declined' }),
    sessionResumed: (state) => ({ ...state, signIn: 'valid' }),
    partnerLeft: (state, { payload }: PayloadAction<SessionState['partnerLeft']>) => ({ ...state, partnerLeft: payload }),
    signedOut: () => initialState,
  },
  selectors: {
    selectUser: (state) => state.user,
    selectUsers: (state) => state.users,
    selectPartners: (state) => state.partners,
    selectPreferences: (state) => state.preferences,
    selectSidebarPinned: (state) => state.preferences.pinsSidebar,
    selectTimerRunning: (state) => state.isTimerRunning,
    selectSignIn: (state) => state.signIn,
    selectPartnerLeft: (state) => state.partnerLeft,
  },
})

export const {
  userChanged,
  partnersReceived,
  preferencesChanged,
  timerChanged,
  sessionExpired,
  signInAsked,
  signInDeclined,
  sessionResumed,
  partnerLeft,
  signedOut,
} = sessionSlice.actions
export const {
  selectUser,
  selectUsers,
  selectPartners,
  selectPreferences,
  selectSidebarPinned,
  selectTimerRunning,
  selectSignIn,
  selectPartnerLeft,
} = sessionSlice.selectors
