import { Search, X } from '../icons'
import { type ComponentProps, useRef } from 'react'
import { IconButton } from '../button/IconButton'
import { Spinner } from '../feedback/Spinner'
import { useMessages } from '../../i18n'
import { AS_TYPED } from './asTyped'
import { ControlBox } from './ControlBox'
import { Field, type FieldProps } from './Field'
import styles from './searchField.module.css'

export interface SearchFieldProps
  extends Omit<FieldProps, 'label' | 'error'>,
    Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'value' | 'ref' | 'children'> {
  /** "Search" if not given. */
  label?: string | undefined
  value: string
  onChange: (value: string) => void
  busy?: boolean | undefined
}

/** Search text with a button that clears it; so does Escape. The label is visible only as placeholder unless told otherwise. */
export function SearchField({ label, hideLabel = true, description, value, placeholder, busy, onChange, ...input }: SearchFieldProps) {
  const ref = useRef<HTMLInputElement>(null)
  const t = useMessages()
  const name = label ?? t('partner.general.search')
  const clear = () => {
    onChange('')
    ref.current?.focus()
  }
  return (
    <Field label={name} hideLabel={hideLabel} description={description} id={input.id}>
      {(control) => (
        <ControlBox
          icon={Search}
          suffix={
            busy ? <Spinner size="sm" /> : value && <IconButton icon={X} label={t('partner.general.clear')} size="sm" onClick={clear} />
          }
        >
          <input
            {...AS_TYPED}
            {...input}
            {...control}
            ref={ref}
            type="search"
            className={styles.search}
            placeholder={placeholder ?? name}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              input.onKeyDown?.(event)
              if (event.key !== 'Escape' || !value) return
              // Only the second Escape is for the dialog around.
              event.preventDefault()
              clear()
            }}
          />
        </ControlBox>
      )}
    </Field>
  )
}
