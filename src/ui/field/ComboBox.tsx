import { ChevronsUpDown } from '../icons'
import { useId, useRef, useState } from 'react'
import { Spinner } from '../feedback/Spinner'
import { VisuallyHidden } from '../feedback/VisuallyHidden'
import { useMessages } from '../../i18n'
import { Popover } from '../overlay/Popover'
import styles from './comboBox.module.css'
import { ComboList, type ComboOption } from './ComboList'
import { ControlBox } from './ControlBox'
import { Field, type FieldProps } from './Field'
import { filterOptions } from './filterOptions'
import { useComboKeys } from './useComboKeys'

export interface ComboBoxProps extends FieldProps {
  /** All options, or with `onSearch` those that answer the search. */
  options: readonly ComboOption[]
  value: string | null
  onChange: (value: string | null) => void
  /** Options come from elsewhere: told what was typed, so that the caller can look. Without it the given options are filtered here. */
  onSearch?: ((query: string) => void) | undefined
  loading?: boolean | undefined
  placeholder?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** The text of the chosen value, where it may not be among the options. */
  valueLabel?: string | undefined
  /** The list is part of the panel that the field stands in, and always there. */
  inline?: boolean | undefined
}

/** Choosing one of many by typing. Emptying the text chooses nothing; leaving it half typed restores what was chosen. */
export function ComboBox(props: ComboBoxProps) {
  const { options, value, onChange, onSearch, loading, placeholder, disabled, valueLabel, inline = false, ...field } = props
  const [query, setQuery] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const t = useMessages()

  const isOpen = inline || query !== null
  // Beside a list that shows it, the field is for searching alone.
  const chosen = inline ? '' : (options.find((option) => option.value === value)?.label ?? valueLabel ?? '')
  const shown = isOpen && !onSearch ? filterOptions(options, query === null || query === chosen ? '' : query) : options
  const activeOption = shown[active]

  const open = () => {
    setQuery(chosen)
    setActive(options.findIndex((option) => option.value === value))
    onSearch?.('')
    input.current?.select()
  }
  const search = (text: string) => {
    setQuery(text)
    setActive(text ? 0 : -1)
    onSearch?.(text)
  }
  const close = () => {
    setQuery(null)
    setActive(-1)
  }
  const choose = (option: ComboOption) => {
    onChange(option.value)
    close()
  }
  const leave = () => {
    if (query === '' && value !== null && !field.required) onChange(null)
    close()
  }
  const onKeyDown = useComboKeys({ isOpen, isLasting: inline, options: shown, active, setActive, open, choose, close })

  const list = (
    <ComboList
      id={listId}
      label={field.label}
      options={shown}
      active={active}
      value={value}
      loading={loading}
      onChoose={choose}
      onPoint={setActive}
    />
  )

  return (
    <Field {...field}>
      {(control) => (
        <>
          <ControlBox
            ref={box}
            className={styles.box}
            suffix={loading ? <Spinner size="sm" /> : !inline && <ChevronsUpDown size={16} aria-hidden />}
          >
            <input
              {...control}
              ref={input}
              role="combobox"
              type="text"
              autoComplete="off"
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-activedescendant={activeOption && `${listId}-${active}`}
              required={field.required}
              disabled={disabled}
              placeholder={placeholder}
              value={query ?? chosen}
              onClick={() => isOpen || open()}
              onChange={(event) => search(event.target.value)}
              onKeyDown={onKeyDown}
              onBlur={inline ? undefined : leave}
            />
          </ControlBox>
          {inline && list}
          {isOpen && !inline && (
            <Popover mode="manual" anchor={box} matchWidth className={styles.popover} onClose={close}>
              {list}
            </Popover>
          )}
          <VisuallyHidden>
            <output>{isOpen && !loading && t('partner.general.optionCount', { count: shown.length })}</output>
          </VisuallyHidden>
        </>
      )}
    </Field>
  )
}
