import { useRef } from 'react'
import { useWebsiteTemplatesQuery } from '../../../src/api/websites'
import { useMessages } from '../../../src/i18n'
import { WEBSITE_TITLE_MAX_LENGTH } from '../../../src/model'
import { type Colleague, PersonCombo } from '../../../src/parts/people'
import { Refusal } from '../../../src/parts/submit'
import { Select, TextArea, TextField } from '../../../src/ui'
import { LeadFields } from '../lead/LeadFields'
import { readContact } from './readContact'
import type { CreateForm } from './useCreateForm'

interface Props {
  form: CreateForm
  isLead: boolean
  people: readonly Colleague[]
}

/** What a refusal is shown at; others are told below. */
const FIELDS = ['title', 'customerEmail', 'assigned_to']

/** The fields of a new website: title, customer and person in charge, from a template if wanted (OV-17, LE-03). */
export function CreateFields({ form, isLead, people }: Props) {
  const t = useMessages()
  const { data: templates = [] } = useWebsiteTemplatesQuery()
  const { fields, set, error, fieldError } = form

  // A title that was typed stays when somebody else is pasted; one that came from before does not.
  const suggested = useRef('')
  const paste = (text: string) => {
    const { name, email, phone, url } = readContact(text)
    const site = url.replace(/^https?:\/\//i, '').replace(/\/.*/s, '')
    const isOwn = fields.title !== '' && fields.title !== suggested.current
    suggested.current = site || name
    set({ email, phone, name, url, ...(!isOwn && { title: suggested.current }) })
  }
  return (
    <>
      {isLead && <TextArea label={t('websites.create.paste')} description={t('websites.create.paste.hint')} rows={3} onChange={paste} />}
      <TextField
        label={t('websites.column.title')}
        required
        maxLength={WEBSITE_TITLE_MAX_LENGTH}
        data-autofocus
        error={fieldError('title') ?? (form.isTitleMissing ? t('websites.create.title.missing') : undefined)}
        value={fields.title}
        onChange={(title) => set({ title })}
      />
      {isLead && <TextField label={t('websites.column.customer')} value={fields.name} onChange={(name) => set({ name })} />}
      <TextField
        label={t('websites.create.email')}
        type="email"
        error={fieldError('customerEmail') ?? (form.isEmailWrong ? t('websites.create.email.wrong') : undefined)}
        value={fields.email}
        onChange={(email) => set({ email })}
      />
      {isLead && (
        <TextField
          label={t('websites.create.phone')}
          type="tel"
          error={form.isPhoneWrong ? t('websites.create.phone.wrong') : undefined}
          value={fields.phone}
          onChange={(phone) => set({ phone })}
        />
      )}
      {isLead && (
        <TextField label={t('websites.create.url')} inputMode="url" maxLength={500} value={fields.url} onChange={(url) => set({ url })} />
      )}
      <PersonCombo
        label={t('websites.column.assigned_to')}
        people={people}
        value={fields.assignee}
        error={fieldError('assigned_to')}
        onChange={(assignee) => set({ assignee })}
      />
      {isLead && (
        <LeadFields
          source={fields.leadSource}
          value={fields.leadValue}
          onSource={(leadSource) => set({ leadSource })}
          onValue={(leadValue) => set({ leadValue })}
        />
      )}
      {templates.length > 0 && !isLead && (
        <Select
          label={t('websites.create.template')}
          placeholder={t('websites.create.blank')}
          options={templates.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={fields.source}
          onChange={(source) => set({ source })}
        />
      )}
      <Refusal error={error} shown={FIELDS} />
    </>
  )
}
