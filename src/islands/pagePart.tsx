import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from '../ui'
import { lazyPart } from './core/lazy/lazyPart'

/** A part of the page that is loaded when it is first shown. If it cannot be, its place says so and tries again; the rest of the page stays. */
export function pagePart<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback?: ReactNode): ComponentType<Props> {
  const create = () => lazyPart<Props>(async () => ({ default: await load() }))
  // React remembers that loading has failed: another try needs another one.
  let Part = create()
  return function PagePart(props: Props) {
    const [, setFailures] = useState(0)
    const onError = () => {
      Part = create()
      setFailures((count) => count + 1)
    }
    return (
      <ErrorBoundary onError={onError}>
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
