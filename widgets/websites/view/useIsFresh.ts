import { useState } from 'react'
import type { WebsiteView } from '../../../src/model'
import { selectFilters, selectPlace, usePageStore } from '../../../src/store'
import { tellsView } from './viewUrl'

/** Whether neither the address nor this browser said how the view looks when it was opened. */
export function useIsFresh(view: WebsiteView): boolean {
  const { getState } = usePageStore()
  const [isFresh] = useState(() => {
    const { url } = selectPlace(getState())
    const isTold = url !== null && tellsView(new URL(url).searchParams)
    return !isTold && Object.keys(selectFilters(getState(), view)).length === 0
  })
  return isFresh
}
