import type { ComponentProps } from 'react'
import { Spinner, TextField } from '../../../src/ui'
import type { InlineEdit } from './useInlineEdit'

interface Props extends Pick<ComponentProps<'input'>, 'maxLength' | 'inputMode' | 'autoComplete'> {
  label: string
  type?: 'text' | 'email' | 'tel' | undefined
  edit: InlineEdit
}

/** The field that a value is while it is edited: Enter saves, Escape gives up, leaving saves. */
export const InlineField = ({ label, type, edit, ...input }: Props) => (
  <TextField
    {...input}
    label={label}
    hideLabel
    type={type}
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed became this field
    autoFocus
    value={edit.text}
    error={edit.error}
    readOnly={edit.isSaving}
    suffix={edit.isSaving && <Spinner size="sm" />}
    onChange={edit.type}
    onBlur={edit.leave}
    onKeyDown={edit.onKeyDown}
  />
)
