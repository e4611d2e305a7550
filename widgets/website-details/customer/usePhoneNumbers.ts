import { useEffect, useState } from 'react'
import type * as phoneNumbers from './phoneNumbers'

type PhoneNumbers = typeof phoneNumbers

/** The numbering plans of the world are large: they come after the rest. Until then numbers are shown as they are stored. */
export function usePhoneNumbers(): PhoneNumbers | null {
  const [plans, setPlans] = useState<PhoneNumbers | null>(null)
  useEffect(() => {
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
  }, [])
  return plans
}
