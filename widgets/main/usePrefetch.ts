import { useEffect } from 'react'
import { prefetchScreen, useIsland, useTexts } from '../../src/islands'
import { screenOf } from './findScreen'
import type { Screen } from './Screen'

/** When somebody is about to follow a link. Fingers are over it a moment before they press, too. */
const HINTS = ['pointerover', 'focusin'] as const

/** Loads the code and the texts of a screen as soon as a link to it is pointed at or has the focus, so that going there waits for data only. */
export function usePrefetch(screens: readonly Screen[]): void {
  const { router } = useIsland()
  const texts = useTexts()
  useEffect(() => {
    const asked = new Set<Screen>()
    function onHint(event: Event): void {
      // Islands have their links in shadow roots.
      const link = event.composedPath().find((part) => part instanceof HTMLAnchorElement)
      const screen = link && screenOf(router.match(link.href)?.name, screens)
      if (!screen || asked.has(screen) || savesData()) return
      asked.add(screen)
      void prefetchScreen(screen.load, texts)
    }
    for (const hint of HINTS) document.addEventListener(hint, onHint, { passive: true })
    return () => {
      for (const hint of HINTS) document.removeEventListener(hint, onHint)
    }
  }, [router, screens, texts])
}

/** Whether the visitor has asked browsers to load nothing in advance. */
function savesData(): boolean {
  // Not in every engine, and not in TypeScript's DOM types.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
