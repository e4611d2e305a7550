import { useEffect, useState } from 'react'
import { isPhoneLike, loadPhoneNumbers, type PhoneNumbers } from '../../model'

const BY_LOOK: PhoneNumbers = {
  internationalPhone: (value) => value,
  storedPhone: (value) => (isPhoneLike(value.trim()) ? value.trim() : null),
}

/** Numbers by the numbering plans of the world, which come once somebody is about to edit one; until then, and without them, by their look. */
export function usePhoneNumbers(isWanted = true): PhoneNumbers {
  const [plans, setPlans] = useState<PhoneNumbers | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    loadPhoneNumbers().then(
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
  return plans ?? BY_LOOK
}
