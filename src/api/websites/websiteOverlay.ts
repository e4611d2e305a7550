import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { ChangedWebsite, Website, WebsiteDetails } from '../../contract'
import { definedOf } from './definedOf'

declare module '../../store/lazySlices' {
  interface LazySlices extends WithSlice<typeof websiteOverlaySlice> {}
}

/** A change of one website that lists may not know yet. */
export interface Overlay {
  readonly id: number
  /** The call it belongs to. */
  readonly key: string
  readonly change: Partial<Website>
  /** Milliseconds since 1970 when the server answered; null while it has not. */
  readonly settledAt: number | null
}

interface Settlement {
  readonly key: string
  readonly changes: readonly ChangedWebsite[]
  readonly at: number
}

/**
 * What lies between the lists as the server gave them and the screen: changes that are on their way, and answers that are newer than
 * the lists. Lists themselves are never patched, so a change that fails leaves nothing behind, in whatever order the answers come.
 */
export const websiteOverlaySlice = createSlice({
  name: 'websiteOverlay',
  initialState: [] as readonly Overlay[],
  reducers: {
    changesStarted: (state, { payload }: PayloadAction<{ key: string; changes: readonly ChangedWebsite[] }>) => [
      ...state,
      ...payload.changes.map((change) => ({ id: change.id, key: payload.key, change: definedOf(change), settledAt: null })),
    ],
    /** The server's answers take the place of what was shown; what it did not answer for is taken back. */
    changesSettled: (state, { payload: { key, changes, at } }: PayloadAction<Settlement>) => [
      ...state.filter((overlay) => overlay.key !== key),
      ...changes.map((change) => ({ id: change.id, key: '', change: definedOf(change), settledAt: at })),
    ],
  },
})

export const { changesStarted, changesSettled } = websiteOverlaySlice.actions

type OverlayState = Partial<WithSlice<typeof websiteOverlaySlice>>
const NONE: readonly Overlay[] = []

/** The websites of a list as they are to be shown. */
export const selectShownWebsites = createSelector(
  ({ websiteOverlay = NONE }: OverlayState) => websiteOverlay,
  (_: OverlayState, websites: readonly Website[]) => websites,
  (_: OverlayState, __: readonly Website[], askedAt: number) => askedAt,
  (overlays, websites, askedAt) => {
    const relevant = overlays.filter(({ settledAt }) => settledAt === null || settledAt >= askedAt)
    if (relevant.length === 0) return websites
    const byId = new Map<number, Overlay[]>()
    for (const overlay of inOrder(relevant)) byId.set(overlay.id, [...(byId.get(overlay.id) ?? []), overlay])
    return websites.map((website) => byId.get(website.id)?.reduce(withOverlay, website) ?? website)
  },
)

/** A website with what is on its way to the server; what has been answered it has been told already. */
export const selectChanging = createSelector(
  ({ websiteOverlay = NONE }: OverlayState) => websiteOverlay,
  (_: OverlayState, website: WebsiteDetails) => website,
  (overlays, website) =>
    overlays.filter(({ id, settledAt }) => id === website.id && settledAt === null).reduce(withOverlay<WebsiteDetails>, website),
)

/** What the server said last about a website; null while lists know everything. */
export const selectSettled = ({ websiteOverlay = NONE }: OverlayState, id: number): Partial<Website> | null =>
  websiteOverlay.findLast((overlay) => overlay.id === id && overlay.settledAt !== null)?.change ?? null

// Answers first: what the user has just done shows above what the server said to something before.
const inOrder = (overlays: readonly Overlay[]) => overlays.toSorted((a, b) => (a.settledAt ?? Infinity) - (b.settledAt ?? Infinity) || 0)

/** An answer about an older version than the one at hand has come too late. */
function withOverlay<Shown extends Website>(website: Shown, { change, settledAt }: Overlay): Shown {
  const isLate = settledAt !== null && (change.version ?? 0) < (website.version ?? 0)
  return isLate ? website : { ...website, ...change }
}
