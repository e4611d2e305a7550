import { useEffect, useEffectEvent, useId, useLayoutEffect } from 'react'
import { holdKeys, releaseKeys } from './keyHold'

interface Props {
  /** Gives up what loads. */
  onCancel?: () => void
}

/** Stands where something is about to open, as the fallback of its Suspense: what is typed meanwhile goes to its field. */
export function HoldKeys({ onCancel }: Props) {
  const name = useId()
  const cancel = useEffectEvent(() => onCancel?.())
  useLayoutEffect(() => holdKeys(name, () => cancel()), [name])
  // What comes may take the focus in an effect, which on a busy page runs many frames later. This one runs right before it.
  useEffect(() => () => releaseKeys(name), [name])
  return null
}
