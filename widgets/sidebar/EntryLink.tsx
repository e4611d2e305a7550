import type { MouseEvent } from 'react'
import { useFormats, useMessages } from '../../src/i18n'
import { SIDEBAR_BADGE_MAX } from '../../src/model'
import { followLink, usePageStore } from '../../src/store'
import { isPlainClick, Tooltip, VisuallyHidden } from '../../src/ui'
import type { Entry } from './Entry'
import { EntryCount } from './EntryCount'
import { showEntry } from './showEntry'
import styles from './entryList.module.css'

interface Props {
  entry: Entry
  isStale?: boolean
  onLeave?: (() => void) | undefined
}

export function EntryLink({ entry: { label, icon: Icon, href, isActive, count = 0, follow }, isStale = false, onLeave }: Props) {
  const { navigation } = usePageStore()
  const formats = useFormats()
  const t = useMessages()
  const exact = count > 0 ? t(isStale ? 'sidebar.staleCount' : 'sidebar.count', { label, count: formats.number(count) }) : label

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!follow) followLink(navigation, event)
    else if (isPlainClick(event)) follow(event)
    if (event.isDefaultPrevented()) onLeave?.()
  }
  return (
    <li className={styles.item} data-cut={count > SIDEBAR_BADGE_MAX || undefined}>
      <Tooltip text={exact} isLabel>
        <a
          ref={isActive ? showEntry : undefined}
          className={styles.row}
          href={href}
          aria-current={isActive ? 'page' : undefined}
          onClick={onClick}
        >
          <Icon size={18} aria-hidden />
          <span className={styles.label} aria-hidden={count > 0}>
            {label}
          </span>
          {count > 0 && (
            <>
              <EntryCount count={count} isStale={isStale} isActive={isActive} />
              {/* No aria-label: above what is shown it would not contain what is seen (WCAG 2.5.3). */}
              <VisuallyHidden>{exact}</VisuallyHidden>
            </>
          )}
        </a>
      </Tooltip>
    </li>
  )
}
