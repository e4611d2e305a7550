import { ChevronsUpDown } from '../icons'
import { useId, useRef } from 'react'
import { Spinner } from '../feedback/Spinner'
import { VisuallyHidden } from '../feedback/VisuallyHidden'
import { useMessages } from '../../i18n'
import { Popover } from '../popover/Popover'
import { AS_TYPED } from './asTyped'
import styles from './comboBox.module.css'
import { ComboList, type ComboOption } from './ComboList'
import { ControlBox } from './ControlBox'
import { Field, type FieldProps } from './Field'
import { useComboKeys } from './useComboKeys'
import { type ComboChoice, useComboState } from './useComboState'

export interface ComboBoxProps<Option extends ComboOption = ComboOption> extends FieldProps, ComboChoice<Option> {
  loading?: boolean | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
}

/** Choosing one of many by typing. Emptying the text chooses nothing; leaving it half typed restores what was chosen. */
export function ComboBox<Option extends ComboOption>(props: ComboBoxProps<Option>) {
  const { value, loading, placeholder, disabled, inline = false, ...field } = props
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const t = useMessages()
  const { isOpen, text, shown, active, setActive, open, search, choose, leave, close } = useComboState(props, input)
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
              {...AS_TYPED}
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-activedescendant={shown[active] && `${listId}-${active}`}
              required={field.required}
              disabled={disabled}
              placeholder={placeholder}
              value={text}
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
