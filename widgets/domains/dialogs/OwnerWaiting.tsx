import { Copy, Send } from 'lucide-react'
import { useRemindOwnerMutation } from '../../../src/api/domains'
import type { OwnerData } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { Button } from '../../../src/ui'
import { useAttempt } from '../shared/useAttempt'
import styles from './dialogs.module.css'

interface Props {
  readonly websiteId: number
  readonly owner: OwnerData
  readonly mayRemind: boolean
}

/** Which domains wait for their owner, with the mail once more, and words to warn the customer with (OD-03). */
export function OwnerWaiting({ websiteId, owner: { confirmations, email, forename, surname }, mayRemind }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const attempt = useAttempt()
  const [remind, { isLoading }] = useRemindOwnerMutation()
  const waiting = confirmations.filter(({ state }) => state !== 'ok')
  if (waiting.length === 0) return null
  const dayOf = (until: string | null) => (until ? formats.date(until) : '')
  const warning = t('domains.owner.warning', {
    name: `${forename} ${surname}`.trim(),
    domains: formats.list(waiting.map(({ domain }) => domain)),
    email,
    date: dayOf(waiting[0]?.until ?? null),
  })
  return (
    <div className={styles.warning}>
      {waiting.map(({ domain, until }) => (
        <p key={domain}>{t('domains.owner.waiting', { domain, email, date: dayOf(until) })}</p>
      ))}
      {mayRemind && (
        <div className={styles.row}>
          <Button
            size="sm"
            icon={Send}
            busy={isLoading}
            onClick={() => void attempt({ run: () => remind(websiteId).unwrap(), done: t('domains.owner.reminded', { email }) })}
          >
            {t('domains.owner.remind')}
          </Button>
          <Button
            size="sm"
            icon={Copy}
            onClick={() => void attempt({ run: () => navigator.clipboard.writeText(warning), done: 'partner.general.copied' })}
          >
            {t('domains.owner.copyWarning')}
          </Button>
        </div>
      )}
    </div>
  )
}
