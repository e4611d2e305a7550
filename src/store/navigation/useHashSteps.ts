import { useEffect } from 'react'
import { isScrollTarget, scrollToAnchor } from './scrollTargets'

const anchorHere = (): string => location.hash.slice(1)

/**
 * For a screen with parts that hashes lead to, once they are all there: brings its reader to the one that the address names after a step in the
 * history, or when it was typed. An address that names none which is here is warned of (spec 8).
 */
export function useHashSteps(): void {
  useEffect(() => {
    const follow = () => {
      if (anchorHere()) scrollToAnchor(anchorHere())
    }
    // Whoever arrives has been brought there by the part itself.
    if (!isScrollTarget(anchorHere())) follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
}
