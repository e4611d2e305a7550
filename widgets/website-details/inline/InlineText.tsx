import { type ComponentProps, type ReactNode, useRef } from 'react'
import { useMessages } from '../../../src/i18n'
import { VisuallyHidden } from '../../../src/ui'
import { Pencil } from '../../../src/ui/icons'
import styles from './inline.module.css'
import { InlineField } from './InlineField'
import { SavedMark } from './SavedMark'
import { type InlineEditOptions, useInlineEdit } from './useInlineEdit'

interface Props extends Omit<ComponentProps<typeof InlineField>, 'edit'>, InlineEditOptions {
  /** The value as people read it; the text itself unless told. */
  display?: ReactNode
  canEdit: boolean
}

/** A value that becomes a field where it stands. */
export function InlineText({ value, display, canEdit, validate, onSave, draftKey, ...field }: Props) {
  const t = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  const edit = useInlineEdit(button, { value, onSave, validate, draftKey })
  const shown = display ?? value
  if (!canEdit) return shown || <span className={styles.empty}>–</span>
  if (edit.isEditing) return <InlineField {...field} edit={edit} />
  return (
    <span className={styles.line}>
      <button ref={button} type="button" className={styles.value} onClick={edit.start}>
        <VisuallyHidden>{t('websiteDetails.edit', { field: field.label })} </VisuallyHidden>
        <span className={styles.text} data-empty={!value || undefined}>
          {shown || t('websiteDetails.add')}
        </span>
        <Pencil size={13} aria-hidden className={styles.pencil} />
      </button>
      <SavedMark edit={edit} />
    </span>
  )
}
