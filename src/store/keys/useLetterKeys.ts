import { useAppDispatch, useAppSelector } from '../hooks'
import { LETTER_KEYS, selectLetterKeysOn } from './letterKeysSwitch'
import { filtersChanged, selectFilters } from '../managerSlice'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

export interface LetterKeys {
  readonly isOn: boolean
  readonly setOn: (isOn: boolean) => void
  /** Whether the key would act by itself, and must not. */
  readonly mutes: (pressed: Pressed) => boolean
}

const OFF = ['off']

/** The switch for keys that act without Ctrl, and what it says of a key. */
export function useLetterKeys(): LetterKeys {
  const dispatch = useAppDispatch()
  const { view, filter } = LETTER_KEYS
  const filters = useAppSelector((state) => selectFilters(state, view))
  const isOn = useAppSelector(selectLetterKeysOn)
  return {
    isOn,
    setOn: (next) => dispatch(filtersChanged({ view, filters: { ...filters, [filter]: next ? null : OFF } })),
    mutes: ({ key, ctrlKey, metaKey, altKey }) => !isOn && key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey,
  }
}
