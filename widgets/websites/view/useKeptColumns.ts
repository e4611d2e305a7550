import { useCallback, useEffect } from 'react'
import { useSavePreferencesMutation } from '../../../src/api/personal'
import { api_partner_preferences } from '../../../src/contract'
import { useIsland } from '../../../src/islands'
import type { WebsiteView } from '../../../src/model'
import { selectPreferences, useAppSelector, useAttempt, usePageStore } from '../../../src/store'
import { useKeptNames } from './useViewState'

/** The columns that a person wants in the list of a view, on all their devices; null for the usual ones. A server that keeps none leaves them to the browser. */
export function useKeptColumns(view: WebsiteView): readonly [readonly string[] | null, (columns: readonly string[] | null) => void] {
  const { router } = useIsland()
  const { getState } = usePageStore()
  const attempt = useAttempt()
  const [save] = useSavePreferencesMutation()
  const [inBrowser, keepInBrowser] = useKeptNames(view, 'columns')
  const ofPerson = useAppSelector((state) => selectPreferences(state).columns[view]) ?? null
  const isKept = router.has(api_partner_preferences.name)

  const keep = useCallback(
    (columns: readonly string[] | null) => {
      const before = selectPreferences(getState()).columns[view] ?? null
      if (columns?.join() === before?.join()) return Promise.resolve(true)
      return attempt({ run: () => save({ columnSteps: [{ view, columns: columns && [...columns] }] }).unwrap() })
    },
    [attempt, getState, save, view],
  )
  // From before the server kept them. They stay in the browser until the server has them.
  useEffect(() => {
    if (!isKept || !inBrowser) return
    const isThere = selectPreferences(getState()).columns[view] !== undefined
    void (isThere ? Promise.resolve(true) : keep(inBrowser)).then((isSaved) => isSaved && keepInBrowser(null))
  }, [isKept, inBrowser, keepInBrowser, keep, getState, view])

  return isKept ? [ofPerson, (columns) => void keep(columns)] : [inBrowser, keepInBrowser]
}
