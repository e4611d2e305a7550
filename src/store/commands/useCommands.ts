import { useEffect, useEffectEvent } from 'react'
import { usePageStore } from '../hooks'
import type { Offer } from './Command'

/** Offers commands to the palette as long as the component is shown; none while `isOn` is false. */
export function useCommands(offer: Offer, isOn = true): void {
  const { commands } = usePageStore()
  const current = useEffectEvent(offer)
  useEffect(() => (isOn ? commands.offer(() => current()) : undefined), [commands, isOn])
}
