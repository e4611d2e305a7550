import { type ComponentType, lazy, useEffect, useState } from 'react'
import { useAppDispatch } from '../../store'
import { retryOnce } from '../retryOnce'
import { tellMissingPart } from './tellMissingPart'

/** What `lazyPart` makes. */
type LazyPart<Props> = ComponentType<Props> & {
  /** Loads it before it is shown, so that it shows at once; resolves also if it cannot be loaded. */
  readonly preload: () => Promise<void>
}

/**
 * A part of an island that is loaded when it is first shown, such as a dialog; put it into a Suspense. If it cannot be loaded, the island
 * stays with everything typed into it, the visitor is offered to load the page anew, and showing it again asks for it again.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): LazyPart<Props> {
  let part: ComponentType<Props> = begin()

  function begin() {
    const begun = lazy(() =>
      retryOnce(load).catch((error: unknown): { default: ComponentType<Props> } => {
        console.error('partner-islands: a part of an island could not be loaded', error)
        return { default: Missing }
      }),
    )
    /** Tells that it is missing, each time it should be shown. */
    function Missing() {
      const dispatch = useAppDispatch()
      useEffect(() => {
        dispatch(tellMissingPart())
        if (part === begun) part = begin()
      }, [dispatch])
      return null
    }
    return begun
  }

  function Shown(props: Props) {
    // What is shown stays as it is.
    const [Part] = useState(() => part)
    return <Part {...props} />
  }
  return Object.assign(Shown, {
    preload: () =>
      retryOnce(load).then(
        (loaded) => {
          part = loaded.default
        },
        () => {},
      ),
  })
}
