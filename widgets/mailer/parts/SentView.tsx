import { MailCheck, PencilLine, Undo2 } from '../../../src/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { partner_website_details, type WebsiteReference } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { followLink, usePageStore } from '../../../src/store'
import { Button, ButtonLink, EmptyState, useFocusStays } from '../../../src/ui'
import styles from '../shared/mailer.module.css'
import type { SentMail } from '../shared/useSend'

interface Props {
  sent: SentMail
  website: WebsiteReference
  isBusy: boolean
  /** Something was written while it was sent. */
  isWrittenOn: boolean
  onUndo: () => void
  onNew: () => void
}

/** The mail is in the outbox, from where it can be taken back until it leaves. */
export function SentView({ sent, website, isBusy, isWrittenOn, onUndo, onNew }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { router } = useIsland()
  const { navigation } = usePageStore()
  const [isGone, setGone] = useState(false)
  const [shownAt] = useState(Date.now)
  const place = useRef<HTMLElement>(null)

  // The button that was pressed went with the form.
  useEffect(() => place.current?.focus(), [])
  useFocusStays(place, 'button', 'section')

  useEffect(() => {
    const left = Math.max(0, sent.until - Date.now())
    // What waits longer than a timer can count is not gone while anybody looks.
    const timer = left < MAX_TIMER_MS ? setTimeout(() => setGone(true), left) : undefined
    return () => clearTimeout(timer)
  }, [sent.until])

  const isLater = !isGone && sent.until - shownAt > LATER_MS
  return (
    <section ref={place} className={styles.sent} role="status" tabIndex={-1}>
      <EmptyState
        icon={MailCheck}
        title={t(isGone ? 'mailer.sent' : isLater ? 'mailer.scheduled' : 'mailer.queued')}
        description={
          isLater ? t('mailer.scheduled.at', { date: formats.dateTime(new Date(sent.until).toISOString()) }) : sent.message.subject
        }
        action={
          <div className={styles.sentActions}>
            {!isGone && (
              <Button icon={Undo2} variant="primary" busy={isBusy} onClick={onUndo}>
                {t('mailer.undo')}
              </Button>
            )}
            <Button icon={PencilLine} onClick={onNew}>
              {t(isWrittenOn ? 'mailer.doubts.back' : 'mailer.another')}
            </Button>
            {router.has(partner_website_details.name) && (
              <ButtonLink
                href={router.generate(partner_website_details.name, { website: website.id })}
                onClick={(event) => followLink(navigation, event)}
              >
                {t('mailer.toWebsite', { title: website.title })}
              </ButtonLink>
            )}
          </div>
        }
      />
    </section>
  )
}

const MAX_TIMER_MS = 2_147_483_647
/** Longer than any time to undo. */
const LATER_MS = 60_000
