import { useState } from 'react'
import { useSwitchWebsiteStatisticsMutation } from '../../../src/api/statistics'
import { useMessages } from '../../../src/i18n'
import { useOfferUndo } from '../../../src/parts/recentActions'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { ConfirmDialog, Switch } from '../../../src/ui'
import card from '../cards/card.module.css'

interface Props {
  websiteId: number
  enabled: boolean
  canSwitch: boolean
}

/** Switches counting on and off, after saying what that means (ST-03). */
export function Consent({ websiteId, enabled, canSwitch }: Props) {
  const t = useMessages()
  const [isAsking, setAsking] = useState(false)
  const [change] = useSwitchWebsiteStatisticsMutation()
  const { busy, error, run } = useSubmit()
  const offerUndo = useOfferUndo()

  const confirm = () =>
    run(async () => {
      await change({ id: websiteId, enabled: !enabled }).unwrap()
      offerUndo(t('websiteChange.done.field', { field: t('websiteDetails.statistics.enabled') }), () =>
        change({ id: websiteId, enabled }).unwrap(),
      )
      setAsking(false)
    })

  if (!canSwitch) return enabled ? null : <p className={card.muted}>{t('websiteDetails.statistics.off')}</p>
  return (
    <>
      <Switch
        label={t('websiteDetails.statistics.enabled')}
        description={t(enabled ? 'websiteDetails.statistics.enabled.hint' : 'websiteDetails.statistics.off')}
        checked={enabled}
        onChange={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        title={t(enabled ? 'websiteDetails.statistics.disable.title' : 'websiteDetails.statistics.enable.title')}
        confirmLabel={t(enabled ? 'websiteDetails.statistics.disable' : 'websiteDetails.statistics.enable')}
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <p>{t(enabled ? 'websiteDetails.statistics.disable.text' : 'websiteDetails.statistics.enable.text')}</p>
        <Refusal error={error} />
      </ConfirmDialog>
    </>
  )
}
