import { useEffectEvent, useId, useLayoutEffect } from 'react'
import { holdKeys, releaseKeys } from './keyHold'

interface Props {
  /** Gives up what loads. */
  onCancel?: () => void
}

/** Stands where something is about to open, as the fallback of its Suspense: what is typed meanwhile goes to its field. */
export function HoldKeys({ onCancel }: Props) {
  const name = useId()
  const cancel = useEffectEvent(() => onCancel?.())
  useLayoutEffect(() => {
    holdKeys(name, () => cancel())
    return () => releaseKeys(name)
  }, [name])
  return null
}
