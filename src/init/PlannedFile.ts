/**
 * `new`: written. `edited`: gets lines of init. `equal`: nothing to do. `changed`: made by init and changed since, or of another version; only
 * written when that is asked for. `kept`: an example that people write their own into, never written again. `blocked`: of somebody else;
 * nothing is written at all.
 */
export type FileState = 'new' | 'edited' | 'equal' | 'changed' | 'kept' | 'blocked'

export interface PlannedFile {
  /** In the folder of the application. */
  readonly path: string
  readonly state: FileState
  /** The folder that is named instead of each of its files. */
  readonly folder?: string
  content(): Uint8Array
}
