import { History } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSaveEmailTemplateMutation } from '../../../src/api/email'
import { AttachButton, Attachments, useUploads } from '../../../src/attachments'
import { toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { LOCALE_NAMES, LOCALES, MERGE_FIELDS, mergeFieldsIn, toLocale } from '../../../src/model'
import { showToast, useAppDispatch, useUnsavedChanges } from '../../../src/store'
import { Button, Select, Skeleton, Switch, TextField } from '../../../src/ui'
import type { Edited } from '../Edited'
import styles from '../templates.module.css'
import { useKeptTemplate } from './useKeptTemplate'
import { VersionsDialog } from './VersionsDialog'

const MailEditor = lazyPart(async () => ({ default: (await import('../../../src/mailEditor')).MailEditor }))

interface Props {
  template: Edited
  canShare: boolean
  categories: readonly string[]
  onClose: () => void
}

/** No values here: a template is for every website. */
const FIELDS: Readonly<Record<string, string>> = Object.fromEntries(MERGE_FIELDS.map((name) => [name, '']))

export default function TemplateForm({ template, canShare, categories, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [values, setValues] = useState({
    ...template,
    category: template.category ?? '',
    default: template.default ?? false,
    attachments: template.attachments ?? [],
  })
  const [edition, setEdition] = useState(0)
  const [isChanged, setChanged] = useState(template.id === undefined && template.html !== '')
  const [wasTried, setTried] = useState(false)
  const [showsVersions, setShowsVersions] = useState(false)
  const uploads = useUploads('templates', {
    onAdd: () => {},
    onStored: (file) => {
      setValues((before) => ({ ...before, attachments: [...before.attachments, file] }))
      setChanged(true)
    },
    onDrop: () => {},
  })
  const isUploading = uploads.uploads.some((upload) => !upload.error)
  const [save, { isLoading, error }] = useSaveEmailTemplateMutation()
  useUnsavedChanges(isChanged)
  const forget = useKeptTemplate({
    id: template.id,
    version: template.version,
    texts: values,
    isChanged,
    onFound: (texts) => {
      set(texts)
      setEdition((before) => before + 1)
      dispatch(showToast({ kind: 'info', key: t('emailTemplates.restored') }))
    },
  })
  const canEdit = canShare || values.scope === 'personal'
  const failure = error && toErrorObject(error)
  const unknown = mergeFieldsIn(`${values.subject} ${values.html}`).filter((name) => !Object.hasOwn(FIELDS, name))

  const set = (part: Partial<typeof values>) => {
    setValues((before) => ({ ...before, ...part }))
    setChanged(true)
  }
  const submit = async () => {
    setTried(true)
    if (!values.name.trim()) return
    const { id, name, category, language, subject, html, scope, attachments, archived = false, version } = values
    const result = await save({
      ...(id === undefined ? {} : { id, version }),
      name: name.trim(),
      category: category.trim() || null,
      language: toLocale(language),
      subject,
      html,
      scope: scope === 'personal' ? 'personal' : 'partner',
      attachments: attachments.map((file) => file.id),
      default: values.default,
      archived,
    })
    if (!('data' in result)) return
    forget()
    dispatch(showToast({ kind: 'success', key: t('emailTemplates.saved') }))
    onClose()
  }

  return (
    <form
      className={styles.form}
      aria-label={template.name || t('emailTemplates.new')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <header className={styles.head}>
        <h1 className={styles.heading}>{template.id === undefined ? t('emailTemplates.new') : t('emailTemplates.edit')}</h1>
        {template.id !== undefined && (
          <Button icon={History} onClick={() => setShowsVersions(true)}>
            {t('emailTemplates.versions')}
          </Button>
        )}
      </header>
      {!canEdit && <p className={styles.usage}>{t('emailTemplates.readOnly')}</p>}
      <div className={styles.pair}>
        <TextField
          label={t('emailTemplates.name')}
          required
          maxLength={100}
          error={wasTried && !values.name.trim() ? t('emailTemplates.name.missing') : undefined}
          value={values.name}
          onChange={(name) => set({ name })}
        />
        <TextField
          label={t('emailTemplates.category')}
          maxLength={50}
          list="email-template-categories"
          value={values.category}
          onChange={(category) => set({ category })}
        />
        <datalist id="email-template-categories">
          {categories.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <Select
          label={t('emailTemplates.language')}
          options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
          value={toLocale(values.language)}
          onChange={(language) => set({ language })}
        />
        <Select
          label={t('emailTemplates.scope')}
          options={(['partner', 'personal'] as const).map((value) => ({
            value,
            label: t(`emailTemplates.scope.${value}`),
            disabled: value === 'partner' && !canShare,
          }))}
          value={values.scope === 'personal' ? 'personal' : 'partner'}
          onChange={(scope) => set({ scope: scope === 'personal' ? 'personal' : 'partner' })}
        />
      </div>
      <TextField
        label={t('emailTemplates.subject')}
        maxLength={500}
        dir="auto"
        value={values.subject}
        onChange={(subject) => set({ subject })}
      />
      <Suspense fallback={<Skeleton width="100%" height="260px" />}>
        <MailEditor
          key={edition}
          label={t('emailTemplates.text')}
          initialHtml={values.html}
          fields={FIELDS}
          error={unknown.length > 0 ? t('emailTemplates.unknownFields', { fields: unknown.join(', ') }) : undefined}
          onChange={(html) => set({ html })}
        />
      </Suspense>
      <p className={styles.usage}>{t('emailTemplates.hint')}</p>
      <Attachments
        files={values.attachments}
        uploads={uploads.uploads}
        onRemove={(file) => set({ attachments: values.attachments.filter(({ id }) => id !== file.id) })}
        onDrop={uploads.drop}
        onRetry={uploads.retry}
      />
      <p>
        <AttachButton label={t('emailTemplates.attach')} disabled={!canEdit} onChoose={uploads.add} />
      </p>
      <Switch label={t('emailTemplates.default.switch')} checked={values.default} onChange={(isDefault) => set({ default: isDefault })} />
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure.status === 409 ? t('emailTemplates.conflict') : t(failure.message, failure.values)}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          onClick={() => {
            forget()
            onClose()
          }}
        >
          {t('partner.general.cancel')}
        </Button>
        <Button type="submit" variant="primary" disabled={!canEdit || isUploading} busy={isLoading}>
          {t('partner.general.save')}
        </Button>
      </div>
      {template.id !== undefined && showsVersions && (
        <VersionsDialog
          id={template.id}
          onClose={() => setShowsVersions(false)}
          onRestore={({ name, subject, html }) => {
            set({ name, subject, html })
            setEdition(edition + 1)
          }}
        />
      )}
    </form>
  )
}
