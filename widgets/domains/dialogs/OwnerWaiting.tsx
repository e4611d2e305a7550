import { Copy, Send } from '../../../src/ui/icons'
import { useEffect, useState } from 'react'
import { useRemindOwnerMutation } from '../../../src/api/domains'
import type { OwnerData } from '../../../src/contract'
import { useFormats, useLocale, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { LOCALE_NAMES, toLocale } from '../../../src/model'
import { useAttempt } from '../../../src/store'
import { Button, LockedActions } from '../../../src/ui'
import styles from './dialogs.module.css'
import { ownerWarning } from './ownerWarning'

interface Props {
  readonly websiteId: number
  readonly owner: OwnerData
  readonly mayRemind: boolean
}

/** Which domains wait for their owner, with the mail once more, and words to warn the customer with (OD-03). */
export function OwnerWaiting({ websiteId, owner, mayRemind }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const locale = useLocale()
  const { page } = useIsland()
  const attempt = useAttempt()
  const [remind, { isLoading }] = useRemindOwnerMutation()
  const { confirmations, email } = owner
  const waiting = confirmations.filter(({ state }) => state !== 'ok')
  const dayOf = (until: string | null) => (until ? formats.date(until) : '')
  const language = toLocale(owner.language ?? locale)
  const [warning, setWarning] = useState('')
  // Made beforehand: some browsers let a page copy only while the press lasts.
  const isWaiting = waiting.length > 0
  useEffect(() => {
    // Without the words there is nothing to copy, and the button says so.
    if (isWaiting) ownerWarning(owner, language, page.timeZone).then(setWarning, () => undefined)
  }, [isWaiting, owner, language, page.timeZone])
  if (!isWaiting) return null
  return (
    <div className={styles.warning}>
      {waiting.map(({ domain, until }) => (
        <p key={domain}>{t('domains.owner.waiting', { domain, email, date: dayOf(until) })}</p>
      ))}
      {mayRemind && (
        <div className={styles.row}>
          <LockedActions>
            <Button
              size="sm"
              icon={Send}
              busy={isLoading}
              onClick={() => void attempt({ run: () => remind(websiteId).unwrap(), done: t('domains.owner.reminded', { email }) })}
            >
              {t('domains.owner.remind')}
            </Button>
          </LockedActions>
          <Button
            size="sm"
            icon={Copy}
            disabled={warning === ''}
            onClick={() => void attempt({ run: () => navigator.clipboard.writeText(warning), done: 'partner.general.copied' })}
          >
            {t('domains.owner.copyWarning', { language: LOCALE_NAMES[language] })}
          </Button>
        </div>
      )}
    </div>
  )
}
