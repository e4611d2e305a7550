import { useContext } from 'react'
import { useMessages } from '../../../i18n'
import { usePageStore } from '../../../store'
import { ChangeToolsContext } from '../ChangeTools'
import { type ApplyProperty, applyProperty } from './applyProperty'

/** Changes properties of the customer's data as everything else of a website is changed: with Undo, and compared when somebody else changed the same. */
export function usePropertyChange(): ApplyProperty {
  const store = usePageStore()
  const t = useMessages()
  const tools = useContext(ChangeToolsContext)
  if (!tools) throw new Error('WebsiteChangesProvider is missing above this component')
  return (change) => applyProperty(change, { store, t, ...tools })
}
