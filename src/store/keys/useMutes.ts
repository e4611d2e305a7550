import { usePageStore } from '../hooks'
import { isCombination } from './isCombination'
import { selectLetterKeysOn } from './letterKeysSwitch'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Says of a key that is pressed whether it would act by itself, and must not. */
export function useMutes(): (pressed: Pressed) => boolean {
  const { getState } = usePageStore()
  return (pressed) => pressed.key.length === 1 && pressed.key !== ' ' && !isCombination(pressed) && !selectLetterKeysOn(getState())
}
