import { pagePart } from '../../../../src/islands'
import { isPublic, type Mode, templateCompletion } from '../../../../src/parts/composer'
import { mentionBefore } from './mentionBefore'

const MentionList = pagePart(async () => (await import('./MentionList')).MentionList)

/** What makes a field offer colleagues to name (WM-09): an @. */
export const MENTIONS = { sign: '@', find: mentionBefore, List: MentionList } as const

/** Words for the customer name nobody; they have saved replies. */
export const completionFor = (mode: Mode) => (isPublic(mode) ? templateCompletion : MENTIONS)
