import type { ReactElement } from 'react'
import type { InjectableSlice, PageStore } from '../store'
import type { Texts } from './core/texts/createTexts'
import type { IslandError } from './failure/IslandError'
import type { ErrorCode } from './failure/errorCodes'
import type { IslandState } from './lifecycle'
import type { LoadPack } from './LoadPack'

/** What `defineIsland` makes and an island's module exports as default. */
export interface IslandDefinition {
  /** Checks the props of the host and returns the element to render; rejects with an `IslandError`. */
  readonly element: (props: unknown) => Promise<ReactElement>
  /** Begins to load what the island shows first; resolves when it is there. Never rejects: what fails is told where it is used. */
  readonly prepare?: (props: unknown, store: PageStore, texts: Texts) => Promise<void>
  readonly slices: readonly InjectableSlice[]
  readonly messages: LoadPack | undefined
  readonly needsUser: boolean
}

export interface IslandModule {
  readonly default: IslandDefinition
}

/**
 * Loads the module of an island. `attempt` is 0, and 1 or more when an earlier attempt failed, so that a loader that builds its URL itself can
 * ask under another: browsers remember modules that they could not fetch, and do not ask for them again. The product's own are asked for anew.
 */
export type LoadIsland = (attempt: number) => Promise<IslandModule>

export type Islands = Readonly<Record<string, LoadIsland>>

/** What goes to `onError` and into `detail` of the DOM event `partner-islands:error`. */
export interface IslandFailure {
  readonly code: ErrorCode
  /** Name of the island; undefined when the whole page is concerned. */
  readonly island: string | undefined
  readonly host: Element
  readonly error: IslandError
  /** Starts the island again. */
  readonly retry: () => void
}

export interface StartOptions {
  readonly islands: Islands
  readonly onError?: (failure: IslandFailure) => void
  /** Islands that the runtime itself puts on the page when the store has something for them to show. */
  readonly overlays?: OverlayNames
}

export interface OverlayNames {
  readonly toasts?: string
  readonly notices?: string
  readonly signIn?: string
  readonly palette?: string
}

export interface IslandHandle {
  /** Renders the island with other props, in place. */
  readonly update: (props: unknown) => void
  readonly unmount: () => void
}

/** An island as the inspector shows it. */
export interface IslandDescription {
  readonly name: string
  /** In the User Timing marks. */
  readonly id: string
  readonly host: Element
  readonly state: IslandState
  readonly error: { readonly code: ErrorCode; readonly message: string } | undefined
}

/** The runtime of the page. A second copy of the script gets the handle of the first. */
export interface Runtime {
  readonly version: string
  readonly mount: (target: Element | string, name: string, props?: unknown) => IslandHandle
  readonly islands: () => readonly IslandDescription[]
  /** Takes all islands away and forgets the page, for tests and for hosts that leave. */
  readonly stop: () => void
}
