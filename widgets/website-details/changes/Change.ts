import type { ErrorObject } from '../../../src/http'
import type { AppDispatch } from '../../../src/store'
import type { Undo } from '../../../src/parts/recentActions'

/** What a field holds: plain enough to compare. People are their ids. */
export type FieldValue = string | number | null

/** A field as the server has it now, with the website's version. */
export interface Current<Value extends FieldValue = FieldValue> {
  readonly value: Value
  readonly version: number | undefined
  /** Who has changed it, translated, where the server says so. */
  readonly told?: string | undefined
}

/** One change of one field, with everything that may become necessary: to send it again, to take it back, to compare it. */
export interface Change<Value extends FieldValue = FieldValue> {
  /** The name of the field, translated. */
  readonly field: string
  /** What the field held when the change was made. */
  readonly base: Value
  readonly value: Value
  /** The website's version when the change was made. */
  readonly version: number | undefined
  /** Rejects with an error object. */
  readonly send: (value: Value, version: number | undefined) => Promise<unknown>
  /** Asks the server for the field, after somebody else has changed the website. */
  readonly fetch: (dispatch: AppDispatch) => Promise<Current<Value>>
  /** The value as people read it. */
  readonly show: (value: Value) => string
  /** Told when it is done, translated. */
  readonly done: (value: Value) => string
  /** What takes it back later, given what the field held before and what the server has answered. */
  readonly kept?: (base: Value, answer: unknown) => Undo
  /** Deals with a refusal itself and returns true, or leaves it to a toast. */
  readonly onRefused?: (error: ErrorObject) => boolean
}
