import { History } from '../../../src/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { AttachButton, Attachments } from '../../../src/parts/attachments'
import type { EmailTemplate } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { Refusal } from '../../../src/parts/submit'
import { isConflict } from '../../../src/http'
import { MAIL_SUBJECT_MAX_LENGTH, toLocale } from '../../../src/model'
import { Button, DiscardDialog, Failure, Form, PageHead, Switch, TextField, useHeldFields } from '../../../src/ui'
import type { Edited } from '../shared/Edited'
import { toScope } from '../shared/toDraft'
import styles from '../shared/templates.module.css'
import { TemplateFacts } from './TemplateFacts'
import { TemplateText } from './TemplateText'
import { useTemplateForm } from './useTemplateForm'
import { VersionsDialog } from './VersionsDialog'

interface Props {
  template: Edited
  canShare: boolean
  /** All there are. */
  templates: readonly EmailTemplate[]
  onClose: () => void
}

/** What opened the form has gone, wherever in a long list that was. */
function takeFocus(form: HTMLFormElement | null): void {
  form?.focus({ preventScroll: true })
  if (form && form.getBoundingClientRect().top < 0) form.scrollIntoView({ block: 'start' })
}

export default function TemplateForm({ template, canShare, templates, onClose }: Props) {
  const t = useMessages()
  const { values, set, replace, edition, isChanged, uploads, nameError, nameRefusals, failure, isSaving, submit, leave } = useTemplateForm(
    template,
    onClose,
  )
  const form = useRef<HTMLFormElement>(null)
  useHeldFields(form, isSaving)
  const [showsVersions, setShowsVersions] = useState(false)
  const [isAsking, setAsking] = useState(false)
  useEffect(() => takeFocus(form.current), [])
  useEffect(() => {
    if (nameRefusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [nameRefusals])
  const usual = templates.find((one) => one.default && one.id !== template.id && isAlike(one, values))
  const isUploading = uploads.uploads.some((upload) => !upload.error)
  const canEdit = canShare || values.scope === 'personal'

  return (
    <>
      <Form
        ref={form}
        tabIndex={-1}
        className={styles.form}
        aria-label={template.name || t('emailTemplates.new')}
        noValidate
        onSubmit={() => void submit()}
      >
        <PageHead title={t(template.id === undefined ? 'emailTemplates.new' : 'emailTemplates.edit')}>
          {template.id !== undefined && (
            <Button icon={History} onClick={() => setShowsVersions(true)}>
              {t('emailTemplates.versions')}
            </Button>
          )}
        </PageHead>
        {!canEdit && <p className={styles.usage}>{t('emailTemplates.readOnly')}</p>}
        <TemplateFacts values={values} nameError={nameError} canShare={canShare} categories={categoriesOf(templates)} onChange={set} />
        <TextField
          label={t('emailTemplates.subject')}
          maxLength={MAIL_SUBJECT_MAX_LENGTH}
          dir="auto"
          value={values.subject}
          onChange={(subject) => set({ subject })}
        />
        <TemplateText key={edition} values={values} onChange={set} />
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
        <Switch
          label={t('emailTemplates.default.switch')}
          description={usual && t('emailTemplates.default.replaces', { name: usual.name })}
          checked={values.default}
          onChange={(isDefault) => set({ default: isDefault })}
        />
        {failure && isConflict(failure) ? <Failure>{t('emailTemplates.conflict')}</Failure> : <Refusal error={failure} shown={['name']} />}
        <div className={styles.actions}>
          <Button onClick={() => (isChanged ? setAsking(true) : leave())}>{t('partner.general.cancel')}</Button>
          <Button type="submit" variant="primary" disabled={!canEdit || isUploading} busy={isSaving}>
            {t('partner.general.save')}
          </Button>
        </div>
        {template.id !== undefined && showsVersions && (
          <VersionsDialog
            id={template.id}
            onClose={() => setShowsVersions(false)}
            onRestore={({ name, subject, html }) => replace({ name, subject, html })}
          />
        )}
      </Form>
      <DiscardDialog open={isAsking} onClose={() => setAsking(false)} onDiscard={leave} />
    </>
  )
}

const categoriesOf = (templates: readonly EmailTemplate[]): string[] =>
  [...new Set(templates.flatMap(({ category }) => category ?? []))].toSorted((a, b) => a.localeCompare(b))

/** Templates of one kind and language have one default. */
const isAlike = (one: EmailTemplate, { language, scope }: Pick<Edited, 'language' | 'scope'>): boolean =>
  toLocale(one.language) === toLocale(language) && toScope(one.scope) === toScope(scope)
