import { Check, type LucideIcon } from '../icons'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useContext } from 'react'
import { isPlainClick } from '../isPlainClick'
import { useViewOnly } from '../layout/useViewOnly'
import styles from './menu.module.css'
import { MenuContext } from './MenuContext'

export interface MenuItemProps {
  icon?: LucideIcon | undefined
  /** Makes the item a real link, which also opens in a new tab. Call `preventDefault` in `onSelect` to go there yourself. */
  href?: string | undefined
  /** A link that leaves the product opens in a new tab. */
  target?: '_blank' | undefined
  onSelect?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  /** The page the viewer is on. */
  current?: boolean | undefined
  /** One of several choices, taken or not. */
  checked?: boolean | undefined
  disabled?: boolean | undefined
  /** Changes something at once: where the page is only looked at it cannot be chosen, and says why. */
  changes?: boolean | undefined
  tone?: 'danger' | undefined
  /** A second line. */
  description?: ReactNode
  /** At the end: a count, a shortcut. */
  end?: ReactNode
  children: ReactNode
}

export function MenuItem({
  icon: Icon,
  href,
  target,
  onSelect,
  current,
  checked,
  disabled: isOff,
  changes,
  tone,
  description,
  end,
  children,
}: MenuItemProps) {
  const close = useContext(MenuContext)
  const viewOnly = useViewOnly()
  const locked = changes ? viewOnly : undefined
  const disabled = isOff || locked !== undefined
  const secondLine = locked ?? description

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (disabled) return event.preventDefault()
    if (href !== undefined && !isPlainClick(event)) return
    close(true)
    onSelect?.(event)
  }

  const common = {
    role: checked === undefined ? 'menuitem' : 'menuitemradio',
    tabIndex: -1,
    className: styles.item,
    'aria-checked': checked,
    'aria-current': current ? ('page' as const) : undefined,
    'aria-disabled': disabled || undefined,
    'data-locked': locked !== undefined || undefined,
    title: locked,
    'data-tone': tone,
    onClick,
    onPointerMove: (event: MouseEvent<HTMLElement>) => !disabled && event.currentTarget.focus({ preventScroll: true }),
    onKeyDown: clickOnSpace,
  }
  const content = (
    <>
      {Icon && <Icon className={styles.icon} size={16} aria-hidden />}
      <span className={styles.text}>
        {children}
        {secondLine && <span className={styles.description}>{secondLine}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
      {checked !== undefined && <Check className={styles.check} size={16} aria-hidden />}
    </>
  )
  return href === undefined ? (
    <button type="button" {...common}>
      {content}
    </button>
  ) : (
    <a href={href} target={target} rel={target && 'noopener'} {...common}>
      {content}
    </a>
  )
}

/** Space activates every item; the browser does so for buttons only. */
function clickOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ' || event.currentTarget.tagName !== 'A') return
  event.preventDefault()
  event.currentTarget.click()
}
