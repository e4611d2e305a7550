import type { Formats, Translate } from '../../i18n'

/** What puts things into words. */
export interface Words {
  readonly t: Translate
  readonly formats: Formats
}
