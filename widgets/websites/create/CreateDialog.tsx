import { CopyPlus, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useWebsiteTemplatesQuery } from '../../../src/api/newWebsite'
import { partner_website_details } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { fullName, isEmail, PRESENT_SITE } from '../../../src/model'
import { showToast, useAppDispatch, usePageStore } from '../../../src/store'
import { Button, ComboBox, Dialog, Select, TextArea, TextField } from '../../../src/ui'
import { withDialogTexts } from '../dialogs/withDialogTexts'
import { useEdits } from '../edits/Edits'
import styles from './create.module.css'
import { LeadFields } from '../lead/LeadFields'
import { readContact } from './readContact'
import { useCreate } from './useCreate'

interface Props {
  open: boolean
  /** Starts in the first status of the leads, from a pasted contact. */
  isLead: boolean
  onClose: () => void
}

const EMPTY = {
  title: '',
  email: '',
  name: '',
  phone: '',
  url: '',
  assignee: null as string | null,
  source: '',
  leadSource: '',
  leadValue: null as number | null,
}

/** What a refusal is shown at; others are told above. */
const FIELDS = ['title', 'customerEmail', 'assigned_to']

/** A new website: title, customer and person in charge, from a template if wanted (OV-17, LE-03). */
function CreateDialog({ open, isLead, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { navigation } = usePageStore()
  const { people } = useEdits()
  const { data: templates = [] } = useWebsiteTemplatesQuery()
  const [fields, setFields] = useState(EMPTY)
  const [wasTried, setTried] = useState(false)
  const { send, isLoading, error, clearError } = useCreate()
  const set = (part: Partial<typeof EMPTY>) => setFields((before) => ({ ...before, ...part }))
  const wrongEmail = fields.email !== '' && !isEmail(fields.email.trim())
  const refused = (name: string) => error?.fields?.find((field) => field.name === name)?.message
  const elsewhere = error?.fields?.filter(({ name }) => !FIELDS.includes(name)).map(({ message }) => message) ?? []

  const paste = (text: string) => {
    const { name, email, phone, url } = readContact(text)
    const site = url.replace(/^https?:\/\//i, '').replace(/\/.*/s, '')
    set({ email, phone, name, url, title: fields.title || site || name })
  }
  const submit = async () => {
    setTried(true)
    if (!fields.title.trim() || wrongEmail) return
    const [forename, ...surname] = fields.name.trim().split(/\s+/)
    const website = await send(
      {
        title: fields.title.trim(),
        ...(fields.email && { customerEmail: fields.email.trim() }),
        ...(fields.assignee && { assigned_to: Number(fields.assignee) }),
        ...(fields.source && { source: Number(fields.source) }),
        ...(isLead && { status: 'lead_preparation' as const, lead_source: fields.leadSource, lead_value: fields.leadValue }),
      },
      {
        forename: surname.length > 0 ? (forename ?? '') : '',
        surname: surname.join(' ') || (forename ?? ''),
        phone: fields.phone,
        metadata: fields.url.trim() && JSON.stringify({ [PRESENT_SITE]: fields.url.trim() }),
      },
    )
    if (!website) return
    onClose()
    const run = () => navigation.toRoute(partner_website_details.name, { website: website.id })
    dispatch(showToast({ kind: 'success', key: t('websites.created', { title: website.title }), action: { key: t('websites.open'), run } }))
  }

  return (
    <Dialog
      open={open}
      icon={isLead ? UserPlus : CopyPlus}
      title={t(isLead ? 'websites.newLead' : 'websites.new')}
      onClose={onClose}
      onExited={() => {
        setFields(EMPTY)
        setTried(false)
        clearError()
      }}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{t('partner.general.cancel')}</Button>
          <Button type="submit" variant="primary" busy={isLoading}>
            {t('websites.create')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {error && (!error.fields || elsewhere.length > 0) && (
          <p role="alert" className={styles.error}>
            {error.fields ? elsewhere.join(' ') : t(error.message, error.values)}
          </p>
        )}
        {isLead && <TextArea label={t('websites.create.paste')} description={t('websites.create.paste.hint')} rows={3} onChange={paste} />}
        <TextField
          label={t('websites.column.title')}
          required
          maxLength={200}
          data-autofocus
          error={refused('title') ?? (wasTried && !fields.title.trim() ? t('websites.create.title.missing') : undefined)}
          value={fields.title}
          onChange={(title) => set({ title })}
        />
        {isLead && <TextField label={t('websites.column.customer')} value={fields.name} onChange={(name) => set({ name })} />}
        <TextField
          label={t('websites.create.email')}
          type="email"
          error={refused('customerEmail') ?? (wrongEmail && wasTried ? t('websites.create.email.wrong') : undefined)}
          value={fields.email}
          onChange={(email) => set({ email })}
        />
        {isLead && <TextField label={t('websites.create.phone')} type="tel" value={fields.phone} onChange={(phone) => set({ phone })} />}
        {isLead && (
          <TextField label={t('websites.create.url')} inputMode="url" maxLength={500} value={fields.url} onChange={(url) => set({ url })} />
        )}
        <ComboBox
          label={t('websites.column.assigned_to')}
          options={people.map((person) => ({ value: String(person.id), label: fullName(person) }))}
          value={fields.assignee}
          error={refused('assigned_to')}
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
      </div>
    </Dialog>
  )
}

export default withDialogTexts(CreateDialog)
