import type { Formats } from './formats'
import type { Translate } from './translator'

/** What puts things into words: the texts and formats of one language. */
export interface Wording {
  readonly t: Translate
  readonly formats: Formats
}
