import { Eye, EyeOff } from '../icons'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '../button/IconButton'
import { useMessages } from '../../i18n'
import { AS_TYPED } from './asTyped'
import { ControlBox } from './ControlBox'
import { Field, type FieldProps } from './Field'

export interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'children'> {
  /** Tells password managers which one is meant. */
  autoComplete: 'current-password' | 'new-password' | 'off'
  onChange?: ((value: string) => void) | undefined
}

/** A secret, hidden until the eye is pressed. Pasting and password managers work (WCAG 3.3.8). */
export function PasswordField({ label, hideLabel, description, error, onChange, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const t = useMessages()
  return (
    <Field label={label} hideLabel={hideLabel} description={description} error={error} required={input.required} id={input.id}>
      {(control) => (
        <ControlBox
          suffix={
            <IconButton
              icon={isShown ? EyeOff : Eye}
              label={t(isShown ? 'partner.general.hidePassword' : 'partner.general.showPassword')}
              size="sm"
              disabled={input.disabled}
              onClick={() => setShown(!isShown)}
            />
          }
        >
          <input
            {...AS_TYPED}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            onChange={(event) => onChange?.(event.target.value)}
          />
        </ControlBox>
      )}
    </Field>
  )
}
