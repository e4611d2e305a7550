import { History, ListChecks, type LucideIcon, MailPlus, Palette, Server, Users, Webhook, Workflow } from '../../src/ui/icons'
import type { MouseEvent } from 'react'
import { useMessages } from '../../src/i18n'
import { scrollToAnchor } from '../../src/store'
import styles from './shared/settings.module.css'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  team: Users,
  'white-label': Palette,
  'email-setup': MailPlus,
  statuses: Workflow,
  automation: ListChecks,
  webhooks: Webhook,
  hosting: Server,
  changes: History,
}

interface Props {
  anchors: readonly string[]
}

/** Links to the sections; stays in view while the page scrolls. */
export function SectionNav({ anchors }: Props) {
  const t = useMessages()
  const go = (event: MouseEvent, anchor: string) => {
    event.preventDefault()
    history.replaceState(history.state, '', `#${anchor}`)
    scrollToAnchor(anchor)
  }
  return (
    <nav aria-label={t('settings.sections')} className={styles.nav}>
      {anchors.map((anchor) => {
        const Icon = ICONS[anchor]
        return (
          <a key={anchor} href={`#${anchor}`} className={styles.navLink} onClick={(event) => go(event, anchor)}>
            {Icon && <Icon size={16} aria-hidden />}
            {t(`settings.${anchor}`)}
          </a>
        )
      })}
    </nav>
  )
}
