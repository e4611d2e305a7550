import { useAppDispatch, useAppSelector } from '../hooks'
import { LETTER_KEYS, selectLetterKeysOn } from './letterKeysSwitch'
import { filtersChanged, selectFilters } from '../managerSlice'

export interface LetterKeys {
  readonly isOn: boolean
  readonly setOn: (isOn: boolean) => void
}

const OFF = ['off']

/** The switch for keys that act without Ctrl. */
export function useLetterKeys(): LetterKeys {
  const dispatch = useAppDispatch()
  const { view, filter } = LETTER_KEYS
  const filters = useAppSelector((state) => selectFilters(state, view))
  const isOn = useAppSelector(selectLetterKeysOn)
  return { isOn, setOn: (next) => dispatch(filtersChanged({ view, filters: { ...filters, [filter]: next ? null : OFF } })) }
}
