import { createContext, use } from 'react'
import { useAppSelector } from '../hooks'
import { type Place, selectPlace } from '../navigationSlice'

/** Where what is in it stays, although the page is elsewhere already: a screen that is shown until the next one is ready. Null while nothing is on its way. */
export const PlaceContext = createContext<Place | null>(null)

/** Where we are, for what is shown of it. */
export function usePlace(): Place {
  const now = useAppSelector(selectPlace)
  return use(PlaceContext) ?? now
}
