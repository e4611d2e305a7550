import { type ComponentType, lazy, useEffect } from 'react'
import { useAppDispatch } from '../../store'
import { retryOnce } from '../retryOnce'
import { tellMissingPart } from './tellMissingPart'

/**
 * A part of an island that is loaded when it is first shown, such as a dialog; put it into a Suspense. If it cannot be loaded, the island
 * stays with everything typed into it, and the visitor is offered to load the page anew.
 */
export const lazyPart = <Props,>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() =>
    retryOnce(load).catch((error: unknown): { default: ComponentType<Props> } => {
      console.error('partner-islands: a part of an island could not be loaded', error)
      return { default: MissingPart }
    }),
  )

/** Tells that it is missing, each time it should be shown. */
function MissingPart() {
  const dispatch = useAppDispatch()
  useEffect(() => dispatch(tellMissingPart()), [dispatch])
  return null
}
