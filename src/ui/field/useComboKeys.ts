import type { KeyboardEvent } from 'react'
import type { ComboOption } from './ComboList'

interface Options<Option extends ComboOption> {
  isOpen: boolean
  /** The list does not close: Escape and Tab are for what is around it. */
  isLasting: boolean
  options: readonly Option[]
  active: number
  setActive: (index: number) => void
  open: () => void
  choose: (option: Option) => void
  close: () => void
}

/** Arrows, Enter, Escape and Tab in the input of a combo box. */
export function useComboKeys<Option extends ComboOption>({
  isOpen,
  isLasting,
  options,
  active,
  setActive,
  open,
  choose,
  close,
}: Options<Option>): (event: KeyboardEvent) => void {
  const move = (step: 1 | -1) => {
    for (let count = 0, index = active; count < options.length; count++) {
      index = (index + step + options.length) % options.length
      if (!options[index]?.disabled) return setActive(index)
    }
  }

  return (event) => {
    if (event.nativeEvent.isComposing) return
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (!isOpen) {
      if (!isArrow) return
      event.preventDefault()
      return open()
    }
    if (isLasting && (event.key === 'Escape' || event.key === 'Tab')) return
    const option = options[active]
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        return move(event.key === 'ArrowDown' ? 1 : -1)
      case 'Enter':
        // Never submits the form around while the list is open.
        event.preventDefault()
        return option && !option.disabled ? choose(option) : undefined
      case 'Escape':
        event.preventDefault()
        event.stopPropagation()
        return close()
      case 'Tab':
        return option && !option.disabled ? choose(option) : undefined
    }
  }
}
