import { useRef } from 'react'
import { api_website_details_property, type WebsiteDetails } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { WEBSITE_TITLE_MAX_LENGTH } from '../../../src/model'
import { useDraftKey } from '../../../src/parts/drafts'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { VisuallyHidden } from '../../../src/ui'
import { Pencil } from '../../../src/ui/icons'
import { changeInline } from '../inline/changeInline'
import { InlineField } from '../inline/InlineField'
import { SavedMark } from '../inline/SavedMark'
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
  const edit = useInlineEdit(button, {
    value: title,
    draftKey: useDraftKey('website', id, 'website', 'title'),
    validate: (text) => (text.trim() ? undefined : t('websiteDetails.header.noTitle')),
    onSave: (text) => changeInline(apply, website, { title: text.trim() }),
  })

  const heading = <h1 className={styles.title}>{title}</h1>
  if (!may('edit_customer_data') || !router.has(api_website_details_property.name)) return heading
  if (edit.isEditing)
    return (
      <div className={styles.titleField}>
        <VisuallyHidden>{heading}</VisuallyHidden>
        <InlineField label={label} edit={edit} maxLength={WEBSITE_TITLE_MAX_LENGTH} autoComplete="off" />
      </div>
    )
  return (
    <div className={styles.titleLine}>
      {heading}
      <button ref={button} type="button" className={styles.rename} title={title} onClick={edit.start}>
        <VisuallyHidden>{`${t('websiteDetails.edit', { field: label })} ${title}`}</VisuallyHidden>
        <Pencil size={13} aria-hidden className={styles.pencil} />
      </button>
      <SavedMark edit={edit} />
    </div>
  )
}
