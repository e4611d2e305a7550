import { Webhook as WebhookIcon } from '../../../src/ui/icons'
import { useState } from 'react'
import type { Webhook, WebhookDraft } from '../../../src/contract'
import { reasonOf, toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { WEBHOOK_EVENTS } from '../../../src/model'
import { Button, Checkbox, Dialog, Switch, TextField } from '../../../src/ui'
import styles from '../settings.module.css'

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
  const [isOpen, setOpen] = useState(true)
  const [draft, setDraft] = useState<WebhookDraft>({
    ...(hook ? { id: hook.id } : {}),
    name: hook?.name ?? '',
    url: hook?.url ?? 'https://',
    events: CHOICES.filter((event) => !hook || hook.events.includes(event)),
    enabled: hook?.enabled ?? true,
  })
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const change = (change: Partial<WebhookDraft>) => setDraft((before) => ({ ...before, ...change }))
  const isComplete = draft.name.trim() !== '' && URL.canParse(draft.url) && draft.events.length > 0

  const submit = async () => {
    if (!isComplete || isSaving) return
    setSaving(true)
    try {
      await onSave(draft)
    } catch (thrown) {
      setError(reasonOf(toErrorObject(thrown), t))
      setSaving(false)
    }
  }

  return (
    <Dialog
      open={isOpen}
      title={t(hook ? 'settings.webhooks.edit' : 'settings.webhooks.add')}
      icon={WebhookIcon}
      onClose={() => setOpen(false)}
      onExited={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={() => setOpen(false)}>{t('partner.general.cancel')}</Button>
          <Button type="submit" variant="primary" busy={isSaving} disabled={!isComplete}>
            {t('partner.general.save')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextField label={t('settings.webhooks.name')} required value={draft.name} onChange={(name) => change({ name })} />
        <TextField
          label={t('settings.webhooks.url')}
          type="url"
          required
          value={draft.url}
          error={error}
          onChange={(url) => {
            change({ url })
            setError(undefined)
          }}
        />
        <Switch label={t('settings.webhooks.enabled')} checked={draft.enabled} onChange={(enabled) => change({ enabled })} />
        <fieldset className={styles.fields}>
          <legend>{t('settings.webhooks.events')}</legend>
          <div className={styles.pair}>
            {CHOICES.map((event) => (
              <Checkbox
                key={event}
                label={event}
                checked={draft.events.includes(event)}
                onChange={(checked) => change({ events: CHOICES.filter((one) => (one === event ? checked : draft.events.includes(one))) })}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </Dialog>
  )
}
