import { type RefObject, useState } from 'react'
import type { ComboOption } from './ComboList'
import { filterOptions } from './filterOptions'

export interface ComboChoice<Option extends ComboOption = ComboOption> {
  /** All options, or with `onSearch` those that answer the search. */
  options: readonly Option[]
  value: string | null
  /** Also with the option, which may not be among the given ones any more. */
  onChange: (value: string | null, option?: Option) => void
  /** Options come from elsewhere: told what was typed, so that the caller can look. Without it the given options are filtered here. */
  onSearch?: ((query: string) => void) | undefined
  required?: boolean | undefined
  /** The text of the chosen value, where it may not be among the options. */
  valueLabel?: string | undefined
  /** The list is part of the panel that the field stands in, and always there. */
  inline?: boolean | undefined
}

/** What was typed into a combo box, and which of its options that leaves. */
export function useComboState<Option extends ComboOption>(
  { options, value, onChange, onSearch, required, valueLabel, inline = false }: ComboChoice<Option>,
  input: RefObject<HTMLInputElement | null>,
) {
  const [query, setQuery] = useState<string | null>(null)
  const [active, setActive] = useState(-1)

  const isOpen = inline || query !== null
  // Beside a list that shows it, the field is for searching alone.
  const chosen = inline ? '' : (options.find((option) => option.value === value)?.label ?? valueLabel ?? '')
  const shown = isOpen && !onSearch ? filterOptions(options, query === null || query === chosen ? '' : query) : options

  const close = () => {
    setQuery(null)
    setActive(-1)
  }
  return {
    isOpen,
    text: query ?? chosen,
    shown,
    active,
    setActive,
    open() {
      setQuery(chosen)
      setActive(options.findIndex((option) => option.value === value))
      onSearch?.('')
      input.current?.select()
    },
    search(text: string) {
      setQuery(text)
      setActive(text ? 0 : -1)
      onSearch?.(text)
    },
    close,
    choose(option: Option) {
      onChange(option.value, option)
      close()
    },
    leave() {
      if (query === '' && value !== null && !required) onChange(null)
      close()
    },
  }
}
