import type { PartnerGate as RequestGate } from '../http'

/** Where calls wait while the session is another partner's than the page: they would be made to the wrong one, and shown beside what is here. */
export interface PartnerGate extends RequestGate {
  /** The session goes: to the partner that another tab chose, or null when this very page is on its way there. */
  readonly leave: (to: number | null) => void
  /** The session is the page's partner's again: the calls that waited go on. */
  readonly comeBack: () => void
  /** Hears of both; set by the store. */
  onChange: (left: { to: number | null } | null) => void
}

export function createPartnerGate(id: number | null): PartnerGate {
  const waiting = new Set<() => void>()
  let left: { to: number | null } | null = null
  const gate: PartnerGate = {
    id,
    whenHere: () => (left ? new Promise((resolve) => waiting.add(resolve)) : null),
    leave(to) {
      // On its way already: answers that come late change nothing.
      if (left?.to === null) return
      left = { to }
      gate.onChange(left)
    },
    comeBack() {
      left = null
      gate.onChange(null)
      for (const goOn of waiting) goOn()
      waiting.clear()
    },
    onChange: () => undefined,
  }
  return gate
}
