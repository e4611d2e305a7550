import { Webhook as WebhookIcon } from '../../../src/ui/icons'
import { useState } from 'react'
import type { Webhook, WebhookDraft } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { WEBHOOK_EVENTS } from '../../../src/model'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { Checkbox, FieldRow, FormDialog, Switch, TextField } from '../../../src/ui'
import styles from '../shared/settings.module.css'

interface Props {
  /** Null for a new one. */
  hook: Webhook | null
  onClose: () => void
  onSave: (draft: WebhookDraft) => Promise<void>
}

const CHOICES = WEBHOOK_EVENTS.filter((event) => event !== 'test')

/** Name, address and events of a webhook. */
export default function WebhookDialog({ hook, onClose, onSave }: Props) {
  const t = useMessages()
  const [saved] = useState<WebhookDraft>({
    ...(hook ? { id: hook.id } : {}),
    name: hook?.name ?? '',
    url: hook?.url ?? 'https://',
    events: CHOICES.filter((event) => hook?.events.includes(event)),
    enabled: hook?.enabled ?? true,
  })
  const [draft, setDraft] = useState(saved)
  const { error, run, forget } = useSubmit()
  const change = (typed: Partial<WebhookDraft>) => setDraft((before) => ({ ...before, ...typed }))
  // Its place in the list is part of the name.
  const wrongUrl = error?.fields?.find(({ name }) => name.endsWith('.url'))
  const isComplete = draft.name.trim() !== '' && draft.url.trim() !== '' && draft.events.length > 0

  return (
    <FormDialog
      title={t(hook ? 'settings.webhooks.edit' : 'settings.webhooks.add')}
      icon={WebhookIcon}
      onExited={onClose}
      onSubmit={() => run(() => onSave(draft))}
      submitLabel={t('partner.general.save')}
      disabled={!isComplete}
      isChanged={JSON.stringify(draft) !== JSON.stringify(saved)}
    >
      <TextField label={t('settings.webhooks.name')} required value={draft.name} onChange={(name) => change({ name })} />
      <TextField
        label={t('settings.webhooks.url')}
        type="url"
        required
        value={draft.url}
        error={wrongUrl?.message}
        onChange={(url) => {
          change({ url })
          forget()
        }}
      />
      <Switch label={t('settings.webhooks.enabled')} checked={draft.enabled} onChange={(enabled) => change({ enabled })} />
      <fieldset className={styles.group}>
        <legend>{t('settings.webhooks.events')}</legend>
        <FieldRow>
          {CHOICES.map((event) => (
            <Checkbox
              key={event}
              label={t(`settings.webhooks.event.${event}`)}
              description={event}
              checked={draft.events.includes(event)}
              onChange={(checked) => change({ events: CHOICES.filter((one) => (one === event ? checked : draft.events.includes(one))) })}
            />
          ))}
        </FieldRow>
      </fieldset>
      <Refusal error={error} shown={wrongUrl && [wrongUrl.name]} />
    </FormDialog>
  )
}
