import { useEffect, useState } from 'react'
import type * as phoneNumbers from './phoneNumbers'

type PhoneNumbers = typeof phoneNumbers

/** The numbering plans of the world are large: they come once somebody is about to edit a number. */
export function usePhoneNumbers(isWanted = true): PhoneNumbers | null {
  const [plans, setPlans] = useState<PhoneNumbers | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    import('./phoneNumbers').then(
      (loaded) => {
        if (!isGone) setPlans(loaded)
      },
      // Without them numbers can still be read, called and edited.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [isWanted])
  return plans
}
