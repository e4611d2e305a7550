import { DAY_MS } from '../../constants'
import { isMove } from './result'
import type { TransitionContext } from './types'

/** Going back one step within 24 hours, by the person who made it. */
export function isUndo(context: TransitionContext): boolean {
  const { website, change, viewer, now } = context
  const { lastMove } = website
  if (!lastMove || !isMove(context) || lastMove.to !== website.status) return false
  return change.to === lastMove.from && lastMove.by === viewer.id && now - lastMove.at <= DAY_MS
}
