import { Ellipsis } from '../../../src/ui/icons'
import { useTestWebhookMutation } from '../../../src/api/webhooks'
import type { Webhook } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { showToast, useAppDispatch } from '../../../src/store'
import { Badge, Button, IconButton, Menu, MenuItem } from '../../../src/ui'
import styles from '../shared/settings.module.css'

interface Props {
  hook: Webhook
  isLocked: boolean
  onEdit: () => void
  onDeliveries: () => void
  onRotate: () => void
  onDelete: () => void
}

/** One webhook: where it goes, how it is doing, what can be done. */
export function WebhookRow({ hook, isLocked, onEdit, onDeliveries, onRotate, onDelete }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const [test, { isLoading }] = useTestWebhookMutation()
  const { id, name, url, enabled, lastDelivery, failuresInRow, secretHint } = hook

  const send = async () => {
    await test({ params: { webhook: id } }).unwrap()
    dispatch(showToast({ kind: 'success', key: t('settings.webhooks.testSent') }))
    onDeliveries()
  }
  const last = lastDelivery
    ? t('settings.webhooks.last', { time: formats.relative(lastDelivery.at), status: lastDelivery.status ?? '–' })
    : t('settings.webhooks.never')
  return (
    <div className={styles.line}>
      <div className={styles.grow}>
        <strong>{name}</strong>{' '}
        <Badge tone={!enabled ? 'neutral' : failuresInRow > 0 ? 'error' : 'success'}>
          {!enabled
            ? t('settings.webhooks.off')
            : failuresInRow > 0
              ? t('settings.webhooks.failing', { count: failuresInRow })
              : t('settings.webhooks.on')}
        </Badge>
        <p className={styles.hint}>
          {url} · …{secretHint} · {last}
        </p>
      </div>
      <Button size="sm" onClick={onDeliveries}>
        {t('settings.webhooks.deliveries')}
      </Button>
      {!isLocked && (
        <>
          <Button size="sm" busy={isLoading} onClick={() => void send().catch(() => undefined)}>
            {t('settings.webhooks.test')}
          </Button>
          <Menu
            placement="bottom-end"
            renderTrigger={(props) => <IconButton {...props} icon={Ellipsis} size="sm" label={t('settings.webhooks.more', { name })} />}
          >
            <MenuItem onSelect={onEdit}>{t('partner.general.edit')}</MenuItem>
            <MenuItem description={t('settings.webhooks.rotate.description')} onSelect={onRotate}>
              {t('settings.webhooks.rotate')}
            </MenuItem>
            <MenuItem tone="danger" onSelect={onDelete}>
              {t('partner.general.delete')}
            </MenuItem>
          </Menu>
        </>
      )}
    </div>
  )
}
