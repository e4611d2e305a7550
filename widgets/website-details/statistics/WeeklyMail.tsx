import { Mail } from '../../../src/ui/icons'
import { Suspense, useState } from 'react'
import { useSwitchWeeklyMailMutation } from '../../../src/api/statistics'
import { partner_website_statistics_mail, type Statistics } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { lazyPart, useIsland } from '../../../src/islands'
import { Refusal } from '../../../src/parts/submit'
import { Button, Switch } from '../../../src/ui'
import card from '../cards/card.module.css'

const WeeklyMailPreview = lazyPart(() => import('./WeeklyMailPreview'))

interface Props {
  websiteId: number
  statistics: Statistics
}

/** Whether the customer is told each week about the visits, and a look at what they get (ST-06). */
export function WeeklyMail({ websiteId, statistics: { weeklyMail, mailTo } }: Props) {
  const t = useMessages()
  const { router } = useIsland()
  const [change, { isLoading, error }] = useSwitchWeeklyMailMutation()
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Switch
        label={t('websiteDetails.statistics.mail')}
        description={mailTo ? t('websiteDetails.statistics.mail.hint', { email: mailTo }) : t('websiteDetails.statistics.mail.none')}
        checked={weeklyMail}
        disabled={isLoading || (!mailTo && !weeklyMail)}
        onChange={(enabled) => void change({ id: websiteId, enabled })}
      />
      {error && <Refusal error={toErrorObject(error)} />}
      {router.has(partner_website_statistics_mail.name) && (
        <div className={card.links}>
          <Button size="sm" icon={Mail} onClick={() => setShown(true)}>
            {t('websiteDetails.statistics.mail.preview')}
          </Button>
        </div>
      )}
      <Suspense>{isShown && <WeeklyMailPreview websiteId={websiteId} onClose={() => setShown(false)} />}</Suspense>
    </>
  )
}
