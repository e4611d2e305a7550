import type { HostView } from '../HostView'
import type { IslandError } from '../failure/IslandError'
import type { IslandHandle, IslandModule, OverlayNames } from '../types'

export interface CoreOptions {
  readonly document: Document
  readonly overlays: OverlayNames
  /** Has the answers of the first calls. */
  readonly fetch: typeof fetch
  readonly mount: (host: HTMLElement, name: string) => IslandHandle
  /** Something that leaves the page as it is. */
  readonly onProblem: (error: IslandError) => void
}

/** The half of the runtime that knows React and the store. */
export interface Core {
  /** Null if the island is not for this visitor. */
  readonly mount: (request: MountRequest) => Promise<MountedIsland | null>
  /** Reads the page data again, if they have changed. */
  readonly refreshPage: () => Promise<void>
  readonly keepOverlays: () => void
  readonly stop: () => void
}

export interface MountRequest {
  readonly name: string
  /** Another number for each island that is mounted. */
  readonly serial: number
  readonly view: HostView
  readonly module: IslandModule
  /** Aborted when the island goes away, for whatever reason. */
  readonly signal: AbortSignal
  /** Props by call; without them those of the markup count. */
  readonly given: () => { readonly props: unknown } | undefined
  /** What the user did before the island was there. */
  readonly takeEvent: () => Event | undefined
  readonly onShown: () => void
  /** The island cannot stay. */
  readonly onFailure: (error: IslandError) => void
  /** The island stays as it is. */
  readonly onProblem: (error: IslandError) => void
}

export interface MountedIsland {
  /** Renders again if the props have changed. */
  readonly refresh: () => void
}
