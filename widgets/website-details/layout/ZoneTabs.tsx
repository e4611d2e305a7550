import { ListTodo, MessagesSquare, UserRound } from '../../../src/ui/icons'
import type { KeyboardEvent } from 'react'
import { useMessages } from '../../../src/i18n'
import styles from './page.module.css'

export type Zone = 'customer' | 'thread' | 'work'

const TABS = [
  { zone: 'thread', icon: MessagesSquare },
  { zone: 'work', icon: ListTodo },
  { zone: 'customer', icon: UserRound },
] as const

interface Props {
  id: string
  value: Zone
  onChange: (zone: Zone) => void
}

/** Tabs over the zones of a narrow page. The zones stay in the document, which the tabs of `src/ui` cannot do. */
export function ZoneTabs({ id, value, onChange }: Props) {
  const t = useMessages()

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = TABS.findIndex(({ zone }) => zone === value)
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key]
    const tab = target === undefined ? undefined : TABS.at(target % TABS.length)
    if (!tab) return
    event.preventDefault()
    onChange(tab.zone)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[TABS.indexOf(tab)]?.focus()
  }

  return (
    // Focus is on one of its tabs, never on the list.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div role="tablist" aria-label={t('websiteDetails.zones')} className={styles.tabs} onKeyDown={onKeyDown}>
      {TABS.map(({ zone, icon: Icon }) => (
        <button
          key={zone}
          type="button"
          role="tab"
          id={`${id}-${zone}`}
          aria-selected={zone === value}
          aria-controls={`${id}-${zone}-panel`}
          tabIndex={zone === value ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(zone)}
        >
          <Icon size={16} aria-hidden />
          {t(`websiteDetails.zone.${zone}`)}
        </button>
      ))}
    </div>
  )
}
