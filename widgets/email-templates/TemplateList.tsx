import { Archive, ArchiveRestore, Copy, Ellipsis, Star } from '../../src/ui/icons'
import { useSaveEmailTemplateMutation } from '../../src/api/templates'
import type { EmailTemplate } from '../../src/contract'
import { toErrorObject } from '../../src/http'
import { useFormats, useMessages } from '../../src/i18n'
import { LOCALE_NAMES, toLocale } from '../../src/model'
import { reportFailure, useAppDispatch } from '../../src/store'
import { Badge, IconButton, Menu, MenuItem } from '../../src/ui'
import { toDraft } from './shared/toDraft'
import type { Edited } from './shared/Edited'
import styles from './shared/templates.module.css'

interface Props {
  templates: readonly EmailTemplate[]
  canShare: boolean
  onEdit: (template: Edited) => void
}

/** Templates under their categories. */
export function TemplateList({ templates, canShare, onEdit }: Props) {
  const t = useMessages()
  const categories = [...new Set(templates.map(({ category }) => category))]
  return categories.map((category) => (
    <section key={category ?? ''} aria-label={category ?? t('emailTemplates.uncategorised')}>
      <h2 className={styles.category}>{category ?? t('emailTemplates.uncategorised')}</h2>
      <ul className={styles.list}>
        {templates
          .filter((one) => one.category === category)
          .map((template) => (
            <Row key={template.id} template={template} canEdit={canShare || template.scope === 'personal'} onEdit={onEdit} />
          ))}
      </ul>
    </section>
  ))
}

interface RowProps {
  template: EmailTemplate
  canEdit: boolean
  onEdit: (template: Edited) => void
}

function Row({ template, canEdit, onEdit }: RowProps) {
  const t = useMessages()
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const [save] = useSaveEmailTemplateMutation()
  const { name, subject, language, scope, usageCount, lastUsedAt, archived } = template

  const archive = async (isArchived: boolean) => {
    const result = await save({ ...toDraft(template), archived: isArchived })
    const failure = 'error' in result && result.error ? toErrorObject(result.error) : null
    if (failure) dispatch(reportFailure(failure))
  }
  return (
    <li className={styles.row} data-archived={archived || undefined}>
      <button type="button" className={styles.open} data-template={template.id} onClick={() => onEdit(template)}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.subject} dir="auto">
          {subject}
        </span>
      </button>
      <span className={styles.badges}>
        {template.default && <Badge icon={Star}>{t('emailTemplates.default')}</Badge>}
        <Badge>{LOCALE_NAMES[toLocale(language)]}</Badge>
        <Badge>{t(`emailTemplates.scope.${scope}`)}</Badge>
        {archived && <Badge tone="warning">{t('emailTemplates.archived')}</Badge>}
      </span>
      <span className={styles.end}>
        <span className={styles.usage}>
          {t('emailTemplates.used', { count: usageCount })}
          {lastUsedAt && ` · ${formats.relative(lastUsedAt)}`}
        </span>
        <Menu
          placement="bottom-end"
          renderTrigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} size="sm" label={t('emailTemplates.more', { name })} />}
        >
          <MenuItem icon={Copy} onSelect={() => onEdit(copyOf(template, t('emailTemplates.copyName', { name }), canEdit))}>
            {t('emailTemplates.duplicate')}
          </MenuItem>
          <MenuItem changes icon={archived ? ArchiveRestore : Archive} disabled={!canEdit} onSelect={() => void archive(!archived)}>
            {t(archived ? 'emailTemplates.unarchive' : 'emailTemplates.archive')}
          </MenuItem>
        </Menu>
      </span>
    </li>
  )
}

const copyOf = ({ category, language, subject, html, attachments, scope }: EmailTemplate, name: string, canEdit: boolean): Edited => ({
  name,
  category,
  language,
  subject,
  html,
  attachments,
  scope: canEdit ? scope : 'personal',
})
