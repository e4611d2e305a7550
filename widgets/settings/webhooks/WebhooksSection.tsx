import { Plus } from '../../../src/ui/icons'
import { Suspense, useState } from 'react'
import { rotateWebhook, saveWebhooks } from '../../../src/api/webhooks'
import type { PartnerSettings, Webhook, WebhookDraft } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { isWebhookEvent } from '../../../src/model'
import { useAppDispatch } from '../../../src/store'
import { Button, Lines } from '../../../src/ui'
import { SettingsSection } from '../form/SettingsSection'
import { useRights } from '../form/useRights'
import styles from '../shared/settings.module.css'
import { WebhookRow } from './WebhookRow'

const WebhookDialog = lazyPart(() => import('./WebhookDialog'))
const DeleteDialog = lazyPart(() => import('../shared/DeleteDialog'))
const DeliveriesDialog = lazyPart(() => import('./DeliveriesDialog'))
const SecretDialog = lazyPart(() => import('./SecretDialog'))

type Opened = { kind: 'edit'; hook: Webhook | null } | { kind: 'deliveries' | 'delete'; hook: Webhook } | { kind: 'secret'; secret: string }

/** Where events go: addresses, secrets, tests and a log of every delivery (AC-07). */
export default function WebhooksSection({ account }: { account: PartnerSettings }) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { account: locked } = useRights()
  const [opened, setOpened] = useState<Opened | null>(null)
  const { webhooks: hooks, version } = account
  // A dialog that gives way to the next one tells of its end when that one is open already.
  const close = (kind: Opened['kind']) => setOpened((now) => (now?.kind === kind ? null : now))

  const write = async (drafts: WebhookDraft[]) => {
    const saved = await dispatch(saveWebhooks(drafts, version))
    const secret = saved.find((hook) => hook.secret)?.secret
    if (secret) setOpened({ kind: 'secret', secret })
    else setOpened(null)
  }
  const replace = (draft: WebhookDraft) =>
    write(draft.id === undefined ? [...hooks.map(draftOf), draft] : hooks.map((hook) => (hook.id === draft.id ? draft : draftOf(hook))))
  const remove = (hook: Webhook) => write(hooks.filter(({ id }) => id !== hook.id).map(draftOf))
  const rotate = async (hook: Webhook) => {
    const { secret } = await dispatch(rotateWebhook(hook.id))
    if (secret) setOpened({ kind: 'secret', secret })
  }

  return (
    <SettingsSection anchor="webhooks" locked={locked}>
      <Lines>
        {hooks.length === 0 && <p className={styles.hint}>{t('settings.webhooks.empty')}</p>}
        {hooks.map((hook) => (
          <WebhookRow
            key={hook.id}
            hook={hook}
            isLocked={Boolean(locked)}
            onEdit={() => setOpened({ kind: 'edit', hook })}
            onDeliveries={() => setOpened({ kind: 'deliveries', hook })}
            onRotate={() => void rotate(hook).catch(() => undefined)}
            onDelete={() => setOpened({ kind: 'delete', hook })}
          />
        ))}
        {!locked && (
          <div>
            <Button icon={Plus} onClick={() => setOpened({ kind: 'edit', hook: null })}>
              {t('settings.webhooks.add')}
            </Button>
          </div>
        )}
      </Lines>
      <Suspense>
        {opened?.kind === 'edit' && <WebhookDialog hook={opened.hook} onClose={() => close('edit')} onSave={replace} />}
        {opened?.kind === 'deliveries' && (
          <DeliveriesDialog hook={opened.hook} isLocked={Boolean(locked)} onClose={() => close('deliveries')} />
        )}
        {opened?.kind === 'secret' && <SecretDialog secret={opened.secret} onClose={() => close('secret')} />}
        {opened?.kind === 'delete' && (
          <DeleteDialog
            title={t('settings.webhooks.deleteTitle', { name: opened.hook.name })}
            onClose={() => close('delete')}
            onDelete={() => remove(opened.hook)}
          >
            {t('settings.webhooks.deleteText')}
          </DeleteDialog>
        )}
      </Suspense>
    </SettingsSection>
  )
}

/** The server refuses events that it does not know. */
const draftOf = ({ id, name, url, events, enabled }: Webhook): WebhookDraft => ({
  id,
  name,
  url,
  events: events.filter(isWebhookEvent),
  enabled,
})
