import { useEffect, useEffectEvent, useState } from 'react'
import { fetchWebsite } from '../../api/websites'
import type { Website } from '../../contract'
import { toErrorObject } from '../../http'
import { reportFailure, useAppDispatch } from '../../store'
import { useWebsitesNow } from './useWebsitesNow'

const NONE: readonly Website[] = []

/** Websites as the server has them now, each once, with what is changed from then on, for a list that knows little of them; gives up with a word when one cannot be had. */
export function useFreshWebsites(given: readonly number[], onFailure: () => void): readonly Website[] | null {
  const dispatch = useAppDispatch()
  const [found, setFound] = useState<readonly Website[] | null>(null)
  const websites = useWebsitesNow(found ?? NONE)
  const [ids] = useState(() => [...new Set(given)])
  const fail = useEffectEvent((thrown: unknown) => {
    dispatch(reportFailure(toErrorObject(thrown)))
    onFailure()
  })
  useEffect(() => {
    let isGone = false
    void Promise.all(ids.map((id) => dispatch(fetchWebsite(id)))).then(
      (answers) => isGone || setFound(answers),
      (thrown: unknown) => isGone || fail(thrown),
    )
    return () => {
      isGone = true
    }
  }, [dispatch, ids])
  return found && websites
}
