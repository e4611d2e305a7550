import { usePlace } from '../../../src/store'

/** The message to show: the one the navigation hands over (spec 2.2), else that of the island's props. */
export function useChosenMessage(given: number | undefined): number | undefined {
  const { state } = usePlace()
  const handed = state?.['messageId']
  return typeof handed === 'number' && Number.isSafeInteger(handed) ? handed : given
}
