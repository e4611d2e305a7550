import { History, ListChecks, type LucideIcon, MailPlus, Palette, Server, Users, Webhook, Workflow } from '../../src/ui/icons'
import { useMessages } from '../../src/i18n'
import { Select } from '../../src/ui'
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
  /** The page that is shown; none while several are. */
  current: string | undefined
  onFollow: () => void
  /** In the list of narrow screens. */
  onChoose: (anchor: string) => void
}

/** Leads to the pages of the settings: links, or a list where there is no room beside the page. */
export function SectionNav({ anchors, current, onFollow, onChoose }: Props) {
  const t = useMessages()
  const options = anchors.map((anchor) => ({ value: anchor, label: t(`settings.${anchor}`) }))
  return (
    <nav aria-label={t('settings.sections')}>
      <div className={styles.narrowNav}>
        <Select
          label={t('settings.sections')}
          hideLabel
          placeholder={current === undefined ? t('settings.sections') : undefined}
          options={options}
          value={current ?? ''}
          onChange={onChoose}
        />
      </div>
      <div className={styles.wideNav}>
        {options.map(({ value: anchor, label }) => {
          const Icon = ICONS[anchor]
          return (
            <a
              key={anchor}
              href={`#${anchor}`}
              className={styles.navLink}
              aria-current={anchor === current ? 'page' : undefined}
              onClick={onFollow}
            >
              {Icon && <Icon size={16} aria-hidden />}
              {label}
            </a>
          )
        })}
      </div>
    </nav>
  )
}
