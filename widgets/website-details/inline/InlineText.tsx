import { Check, Pencil } from '../../../src/ui/icons'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { useMessages } from '../../../src/i18n'
import { useUnsavedChanges } from '../../../src/store'
import { Spinner, TextField, VisuallyHidden } from '../../../src/ui'
import styles from './inline.module.css'
import { useFocusReturns } from './useFocusReturns'
import { useInlineEdit } from './useInlineEdit'

interface Props extends Pick<ComponentProps<'input'>, 'maxLength' | 'inputMode' | 'autoComplete'> {
  label: string
  value: string
  /** The value as people read it; the text itself unless told. */
  display?: ReactNode
  type?: 'text' | 'email' | 'tel'
  canEdit: boolean
  /** A message when the text cannot be saved. */
  validate?: (text: string) => string | undefined
  /** Rejects with an error object; the text then stays in the field. */
  onSave: (text: string) => Promise<unknown>
  /** Under this name a text that is not saved survives a reload. */
  draftKey?: string
}

/** A value that becomes a field where it stands: Enter saves, Escape gives up, leaving saves. What was typed is never lost. */
export function InlineText({ label, value, display, type, canEdit, validate, onSave, draftKey, ...input }: Props) {
  const t = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  const edit = useInlineEdit({ value, onSave, ...(validate && { validate }), ...(draftKey !== undefined && { draftKey }) })
  useUnsavedChanges(edit.isEditing && edit.text !== value)
  useFocusReturns(button, edit)

  const shown = display ?? value
  if (!canEdit) return shown || <span className={styles.empty}>–</span>
  if (!edit.isEditing)
    return (
      <span className={styles.line}>
        <button ref={button} type="button" className={styles.value} onClick={edit.start}>
          <VisuallyHidden>{t('websiteDetails.edit', { field: label })} </VisuallyHidden>
          <span className={styles.text} data-empty={!value || undefined}>
            {shown || t('websiteDetails.add')}
          </span>
          <Pencil size={13} aria-hidden className={styles.pencil} />
        </button>
        <output className={styles.saved}>{edit.isSaved && <Check size={14} role="img" aria-label={t('partner.general.saved')} />}</output>
      </span>
    )
  return (
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
}
