import { useAppDispatch, useAppSelector } from './hooks'
import { filtersChanged, selectFilters } from './managerSlice'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

export interface LetterKeys {
  readonly isOn: boolean
  readonly setOn: (isOn: boolean) => void
  /** Whether the key would act by itself, and must not. */
  readonly mutes: (pressed: Pressed) => boolean
}

const OFF = ['off']

/** The one switch for keys that act without Ctrl, on all screens (X-06, WCAG 2.1.4). It is kept with what the overview keeps. */
export function useLetterKeys(): LetterKeys {
  const dispatch = useAppDispatch()
  const filters = useAppSelector((state) => selectFilters(state, 'overview'))
  const isOn = !Array.isArray(filters['shortcuts'])
  return {
    isOn,
    setOn: (next) => dispatch(filtersChanged({ view: 'overview', filters: { ...filters, shortcuts: next ? null : OFF } })),
    mutes: ({ key, ctrlKey, metaKey, altKey }) => !isOn && key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey,
  }
}
