import { Download } from '../../src/ui/icons'
import { useState } from 'react'
import { useEndSubscriptionMutation, useResumeSubscriptionMutation } from '../../src/api/subscription'
import { partner_subscription_exit, partner_subscription_export, partner_subscription_manage, type Subscription } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { followLink, usePageStore } from '../../src/store'
import { Button, ButtonLink, Card, ConfirmDialog, LockedActions, Stack } from '../../src/ui'
import { PLACES, PlaceLink } from './PlaceLink'
import styles from './subscription.module.css'

/** The way to the page that ends the subscription, or back as long as there is one. */
export function Exit({ isEnding }: { isEnding: boolean }) {
  const t = useMessages()
  const { router } = useIsland()
  const { navigation } = usePageStore()
  if (isEnding) return <Resume />
  if (!router.has(partner_subscription_exit.name)) return null
  return (
    <div>
      <ButtonLink href={router.generate(partner_subscription_exit.name, {})} onClick={(event) => followLink(navigation, event)}>
        {t('subscription.exit')}
      </ButtonLink>
    </div>
  )
}

function Resume() {
  const t = useMessages()
  const [resume, { isLoading }] = useResumeSubscriptionMutation()
  return (
    <div>
      <LockedActions>
        <Button busy={isLoading} onClick={() => void resume()}>
          {t('subscription.resume')}
        </Button>
      </LockedActions>
    </div>
  )
}

/** What to save before, from when on it counts, and afterwards the date once more; can be taken back until then (SU-03). */
export function ExitPage({ subscription: { renewalDate, endsAt } }: { subscription: Subscription }) {
  const t = useMessages()
  const formats = useFormats()
  const { router } = useIsland()
  const { navigation } = usePageStore()
  const [isAsking, setAsking] = useState(false)
  const [end, { isLoading }] = useEndSubscriptionMutation()
  const last = endsAt ?? renewalDate
  const date = last ? formats.date(last) : ''

  const leave = async () => {
    await end().unwrap()
    setAsking(false)
  }
  return (
    <Card title={endsAt ? t('subscription.status.cancelled') : t('subscription.exit')}>
      <Stack>
        <p role={endsAt ? 'status' : undefined}>{endsAt ? t('subscription.exitDate', { date }) : t('subscription.exitText', { date })}</p>
        {router.has(partner_subscription_export.name) && (
          <div className={styles.export}>
            <ButtonLink icon={Download} href={router.generate(partner_subscription_export.name, {})} download>
              {t('subscription.export')}
            </ButtonLink>
            <p>{t('subscription.exportText')}</p>
          </div>
        )}
        {endsAt && <p>{t('subscription.exitFirst')}</p>}
        <ul className={styles.steps}>
          {PLACES.map((name) => (
            <li key={name}>
              <PlaceLink name={name} />
            </li>
          ))}
        </ul>
        <div className={styles.buttons}>
          {endsAt ? (
            <Resume />
          ) : (
            <Button variant="danger" onClick={() => setAsking(true)}>
              {t('subscription.exit')}
            </Button>
          )}
          {router.has(partner_subscription_manage.name) && (
            <ButtonLink href={router.generate(partner_subscription_manage.name, {})} onClick={(event) => followLink(navigation, event)}>
              {t('partner.general.back')}
            </ButtonLink>
          )}
        </div>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={t('subscription.exitTitle')}
        confirmLabel={t('subscription.exit')}
        danger
        busy={isLoading}
        onClose={() => setAsking(false)}
        onConfirm={() => void leave().catch(() => setAsking(false))}
      >
        {t('subscription.exitText', { date })}
      </ConfirmDialog>
    </Card>
  )
}
