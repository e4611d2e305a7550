import { MINUTE_MS } from '../../src/model'

/** When something is used once more, that is written down no more often: it would be a write for each request. */
export const TOUCH_AFTER_MS = MINUTE_MS
