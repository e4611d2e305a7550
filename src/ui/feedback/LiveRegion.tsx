import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { VisuallyHidden } from './VisuallyHidden'

type Politeness = 'polite' | 'assertive'
type Announce = (text: string, politeness?: Politeness) => void

const LiveRegionContext = createContext<Announce>(() => {})

/** Speaks a text through the nearest live region: politely for results and counts, assertively for errors. */
export const useAnnounce = (): Announce => useContext(LiveRegionContext)

/** Holds the two live regions of what it wraps. A modal dialog brings its own, because everything outside it is inert. */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ polite: '', assertive: '' })
  const announce = useCallback<Announce>((text, politeness = 'polite') => {
    // The same text again is only spoken if it differs from what stands there.
    setSaid((before) => ({ ...before, [politeness]: before[politeness] === text ? `${text}\u00a0` : text }))
  }, [])
  return (
    <LiveRegionContext value={announce}>
      {children}
      <VisuallyHidden>
        <span aria-live="polite">{said.polite}</span>
        <span aria-live="assertive">{said.assertive}</span>
      </VisuallyHidden>
    </LiveRegionContext>
  )
}
