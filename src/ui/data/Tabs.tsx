import type { LucideIcon } from '../icons'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { showInLine } from '../showInLine'
import styles from './tabs.module.css'

export interface Tab {
  value: string
  label: string
  icon?: LucideIcon | undefined
  /** After the label: a count. */
  end?: ReactNode
  disabled?: boolean | undefined
}

export interface TabsProps {
  /** Names the list of tabs. */
  label: string
  tabs: readonly Tab[]
  value: string
  onChange: (value: string) => void
  /** The panel of the selected tab. */
  children: ReactNode
}

/** Tabs with one panel. Arrows, Home and End select; Tab goes on into the panel. */
export function Tabs({ label, tabs, value, onChange, children }: TabsProps) {
  const id = useId()

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const usable = tabs.filter((tab) => !tab.disabled)
    const index = usable.findIndex((tab) => tab.value === value)
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const target = { [forward]: index + 1, [backward]: index - 1, Home: 0, End: -1 }[event.key]
    const tab = target === undefined ? undefined : usable.at(target % usable.length)
    if (!tab) return
    event.preventDefault()
    onChange(tab.value)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(tab)]?.focus()
  }

  return (
    <div className={styles.tabs}>
      {/* Focus is on one of its tabs, never on the list. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(({ value: tab, label: text, icon: Icon, end, disabled }) => (
          <button
            key={tab}
            ref={tab === value ? showInLine : undefined}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={tab === value}
            aria-controls={tab === value ? `${id}-panel` : undefined}
            tabIndex={tab === value ? 0 : -1}
            disabled={disabled}
            className={styles.tab}
            onClick={() => onChange(tab)}
          >
            {Icon && <Icon size={16} aria-hidden />}
            {text}
            {end}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}
