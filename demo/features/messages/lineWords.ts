import { keysOf, LOG_LINES, STATUSES } from '../../../src/model'
import type { Translate } from '../../kernel/text/translate'

/** What the host's lines and the statuses in them are called in the language of a reader, so that a search finds what this reader reads. */
export const lineWords = (t: Translate) => ({
  kinds: Object.fromEntries(keysOf(LOG_LINES).map((kind) => [kind, t(`log.${kind}`, blanks(Object.keys(LOG_LINES[kind])))])),
  statuses: Object.fromEntries(STATUSES.map((status) => [status, t(`status.${status}`)])),
})

const blanks = (names: readonly string[]): Record<string, string> => Object.fromEntries(names.map((name) => [name, '']))
