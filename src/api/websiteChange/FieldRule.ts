import type { BulkChange, Website } from '../../contract'
import type { ChangeCall } from './ChangeCall'
import type { WebsiteChange } from './WebsiteChange'

export interface ChangeOptions {
  /** Why an admin wants it against the rules. */
  readonly override?: string | undefined
  /** Somebody is given websites where people are managed, by the call for that. */
  readonly asStaff?: boolean | undefined
}

/** While many are changed, one batch after the other. */
export interface ChangeProgress {
  /** Once aborted, what has not been sent is left as it is. */
  readonly signal: AbortSignal
  readonly onProgress: (sent: number) => void
}

export interface CallOptions extends ChangeOptions {
  /** IANA name of the partner's zone. */
  readonly zone: string
}

/** Everything that is to be known about one field of a change. */
export interface FieldRule<Value> {
  /** The field of the website that becomes different. */
  readonly of: keyof Website
  /** It is a mark of the viewer's own or a tag: two people cannot disagree about it, and the server keeps no record that takes it back. */
  readonly isMark?: true
  /** What is left of the value where some of it is so already; undefined for nothing. */
  readonly open: (website: Website, value: Value) => Value | undefined
  /** How the website looks once it is changed. */
  readonly shown: (website: Website, value: Value, now: Date) => Partial<Website>
  /** The calls of the specification that change one website, one after the other. */
  readonly calls: (website: Website, value: Value, options: CallOptions) => readonly ChangeCall[]
  /** The same in the one call for many; absent where that call does not know the field. */
  readonly bulk?: (value: Value) => BulkChange['change']
  /** What gives the website back what the change took from it. */
  readonly back: (before: Website, value: Value) => WebsiteChange
}
