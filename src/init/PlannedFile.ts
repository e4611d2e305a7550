/**
 * `new`: written. `equal`: nothing to do. `changed`: made by init and changed since, or of another version; only written when that is asked for.
 * `kept`: an example that people write their own into, never written again. `blocked`: of somebody else; nothing is written at all.
 */
export type FileState = 'new' | 'equal' | 'changed' | 'kept' | 'blocked'

export interface PlannedFile {
  /** In the folder of the application. */
  readonly path: string
  readonly state: FileState
  /** One of those that the server publishes: there are too many to name each. */
  readonly isAsset: boolean
  content(): Uint8Array
}
