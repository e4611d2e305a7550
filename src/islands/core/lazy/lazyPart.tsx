import { type ComponentType, lazy, useEffect, useState } from 'react'
import { inTime } from '../../failure/deadline'
import { retryOnce } from '../../recovery/retryOnce'
import { MissingPart } from './MissingPart'

/** What `lazyPart` makes. */
type PreloadablePart<Props> = ComponentType<Props> & {
  /** Loads it before it is shown, so that it shows at once; resolves also if it cannot be loaded. */
  readonly preload: () => Promise<void>
}

/**
 * A part of an island that is loaded when it is first shown, such as a dialog; put it into a Suspense. If it cannot be loaded, the island
 * stays with everything typed into it, the visitor is told (`MissingPart`), and showing it again asks for it again.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): PreloadablePart<Props> {
  let part: ComponentType<Props> = begin()

  function begin() {
    const begun = lazy(() =>
      inTime(retryOnce(load)).catch((error: unknown): { default: ComponentType<Props> } => {
        console.error('partner-islands: a part of an island could not be loaded', error)
        return { default: Missing }
      }),
    )
    function Missing(props: Props) {
      useEffect(() => {
        if (part === begun) part = begin()
      }, [])
      return <MissingPart props={props} Again={LazyPart} />
    }
    return begun
  }

  function LazyPart(props: Props) {
    // What is shown stays as it is.
    const [Part] = useState(() => part)
    return <Part {...props} />
  }
  return Object.assign(LazyPart, {
    async preload() {
      try {
        part = (await retryOnce(load)).default
      } catch {
        // Whoever draws it loads it again.
      }
    },
  })
}
