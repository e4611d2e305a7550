import { Check, Pencil } from '../../../src/ui/icons'
import { useRef } from 'react'
import { api_website_details_property, type WebsiteDetails } from '../../../src/contract'
import type { ErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { WEBSITE_TITLE_MAX_LENGTH } from '../../../src/model'
import { useDraftKey } from '../../../src/parts/drafts'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { useUnsavedChanges } from '../../../src/store'
import { Spinner, TextField, VisuallyHidden } from '../../../src/ui'
import { useFocusReturns } from '../inline/useFocusReturns'
import { useInlineEdit } from '../inline/useInlineEdit'
import { useRights } from '../workflow/useRights'
import styles from './header.module.css'

interface Props {
  website: WebsiteDetails
}

/** The heading of the page. Whoever may changes it where it stands; it stays a heading, with a button over it. */
export function WebsiteTitle({ website }: Props) {
  const t = useMessages()
  const { router } = useIsland()
  const { apply } = useWebsiteChanges()
  const may = useRights(website)
  const { id, title } = website
  const label = t('websiteChange.field.title')
  const button = useRef<HTMLButtonElement>(null)
  const edit = useInlineEdit({
    value: title,
    draftKey: useDraftKey('website', id, 'website', 'title'),
    validate: (text) => (text.trim() ? undefined : t('websiteDetails.header.noTitle')),
    async onSave(text) {
      const failures: ErrorObject[] = []
      await apply([website], { title: text.trim() }, { onFailure: (error) => failures.push(error) })
      // The field shows it.
      if (failures[0]) throw failures[0]
    },
  })
  useUnsavedChanges(edit.isEditing && edit.text !== title)
  useFocusReturns(button, edit)

  const heading = <h1 className={styles.title}>{title}</h1>
  if (!may('edit_customer_data') || !router.has(api_website_details_property.name)) return heading
  if (edit.isEditing)
    return (
      <div className={styles.titleField}>
        <VisuallyHidden>{heading}</VisuallyHidden>
        <TextField
          label={label}
          hideLabel
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed became this field
          autoFocus
          maxLength={WEBSITE_TITLE_MAX_LENGTH}
          autoComplete="off"
          value={edit.text}
          error={edit.error}
          readOnly={edit.isSaving}
          suffix={edit.isSaving && <Spinner size="sm" />}
          onChange={edit.type}
          onBlur={edit.leave}
          onKeyDown={edit.onKeyDown}
        />
      </div>
    )
  return (
    <div className={styles.titleLine}>
      {heading}
      <button ref={button} type="button" className={styles.rename} title={title} onClick={edit.start}>
        <VisuallyHidden>{`${t('websiteDetails.edit', { field: label })} ${title}`}</VisuallyHidden>
        <Pencil size={13} aria-hidden className={styles.pencil} />
      </button>
      <output className={styles.saved}>{edit.isSaved && <Check size={14} role="img" aria-label={t('partner.general.saved')} />}</output>
    </div>
  )
}
