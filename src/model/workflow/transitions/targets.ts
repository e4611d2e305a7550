import { type Status, statusOrder, STATUSES } from '../status'
import { STATUS_BEHAVIOUR } from '../statusBehaviour'

/** Along the workflow: to a later status, or where the next button leads. */
export const isForward = (from: Status, to: Status): boolean => statusOrder(to) > statusOrder(from) || STATUS_BEHAVIOUR[from].next === to

/** Where the next button leads; null when no active status follows. */
export function nextStatus(from: Status, active: readonly Status[]): Status | null {
  const next = firstActiveForward(STATUS_BEHAVIOUR[from].next, active)
  return next === from ? null : next
}

/** Where the website may go: to every other active status, or with `strict` (`validateStatus`) only along the workflow. */
export function allowedTargets(from: Status, active: readonly Status[], strict: boolean): Status[] {
  const targets = strict ? strictTargets(from, active) : new Set(active)
  targets.delete(from)
  return STATUSES.filter((status) => targets.has(status))
}

/** An inactive target is replaced by the nearest active status behind it, in the direction of the move. */
function strictTargets(from: Status, active: readonly Status[]): Set<Status> {
  const targets = STATUS_BEHAVIOUR[from].strictTargets.map((to) =>
    isForward(from, to) ? firstActiveForward(to, active) : firstActiveBackward(to, active),
  )
  return new Set(targets.filter((status) => status !== null))
}

function firstActiveForward(start: Status, active: readonly Status[]): Status | null {
  const seen = new Set<Status>()
  for (let status = start; !seen.has(status); status = STATUS_BEHAVIOUR[status].next) {
    if (active.includes(status)) return status
    seen.add(status)
  }
  return null
}

const firstActiveBackward = (start: Status, active: readonly Status[]): Status | null =>
  STATUSES.slice(0, statusOrder(start) + 1).findLast((status) => active.includes(status)) ?? null
