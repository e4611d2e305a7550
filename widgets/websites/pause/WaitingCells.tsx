import type { Website } from '../../../src/contract'
import { useFormats, useMessages, type Wording } from '../../../src/i18n'
import { isLead, unreachable } from '../../../src/model'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { WebsiteLink } from '../../../src/parts/websiteLink'
import { Button, LockedActions } from '../../../src/ui'
import { useWriteAbout } from '../mail/useWriteAbout'
import styles from './pause.module.css'
import { PauseMenu } from './PauseMenu'
import { type Blocker, blockersOf, type NextStep, nextStepOf, waitingSince } from './waiting'
import { LeadMenu } from '../lead/LeadMenu'

export function blockerText(blocker: Blocker, website: Website, { t, formats }: Wording): string {
  switch (blocker) {
    case 'tickets':
      return t('websites.tickets', { count: website.open_tickets })
    case 'customer':
      return t('websites.waiting.customer', { date: formats.shortDate(waitingSince(website) ?? '') })
    case 'todos':
      return t('websites.todos', { count: website.todo_count })
    case 'nobody':
      return t('websites.waiting.nobody')
    default:
      return unreachable(blocker)
  }
}

export function stepText(website: Website, { t, formats }: Wording): string {
  const step = nextStepOf(website)
  if (step === 'wake' && website.snoozed) {
    const { until, reason } = website.snoozed
    return t('websites.step.wake', { date: formats.shortDate(until), reason })
  }
  if (step === 'pursue') return t('websites.step.pursue', { reason: website.lost?.reason ?? '' })
  if (step === 'none') return ''
  if (step === 'claim') return t('websites.claim')
  if (step === 'merge') return t('websites.lead.merge')
  return t(`websites.step.${step}${step === 'remind' ? `.${website.status}` : ''}`)
}

/** What keeps a website from going on first, and when anything last happened (OW-01). */
export function BlockerCell({ website }: { website: Website }) {
  const t = useMessages()
  const formats = useFormats()
  const { last_activity: active } = website
  const [next = t('websites.waiting.nothing'), ...others] = blockersOf(website).map((one) => blockerText(one, website, { t, formats }))
  return (
    <span className={styles.blockers} title={others.join('\n') || undefined}>
      <span>{next}</span>
      {active && <span className={styles.more}>{t('websites.waiting.activity', { date: formats.shortDate(active) })}</span>}
    </span>
  )
}

const MAILED: readonly NextStep[] = ['remind', 'again']

/** The next step; about a lead, everything else that can be done is beside it (LE-02). */
export function NextStepCell({ website }: { website: Website }) {
  if (!isLead(website.status)) return <StepCell website={website} />
  return (
    <span className={styles.lead}>
      <StepCell website={website} />
      <LeadMenu website={website} />
    </span>
  )
}

/** What to do next about a customer who has to act, to be done from here (RE-01). */
function StepCell({ website }: { website: Website }) {
  const t = useMessages()
  const formats = useFormats()
  const { apply } = useWebsiteChanges()
  const write = useWriteAbout('reminder')
  const step = nextStepOf(website)
  const text = stepText(website, { t, formats })
  if (step === 'answer' || step === 'offer') return <WebsiteLink website={{ ...website, title: text }} />
  if (step === 'wake' || step === 'pursue')
    return (
      <span className={styles.blockers}>
        <span>{text}</span>
        <LockedActions>
          <Button size="sm" variant="ghost" onClick={() => void apply([website], { snoozed: null, lost: null })}>
            {t('websiteChange.bringBack')}
          </Button>
        </LockedActions>
      </span>
    )
  if (MAILED.includes(step) && write)
    return (
      <button type="button" className={styles.step} onClick={() => write([website])}>
        {text}
      </button>
    )
  return step === 'decide' ? <PauseMenu websites={[website]} label={text} variant="ghost" /> : text
}
