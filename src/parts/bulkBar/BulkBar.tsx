import { type ReactNode, useRef } from 'react'
import { useMessages } from '../../i18n'
import { useBarCommands } from '../../store'
import { FloatingBar, IconButton, LockedFields, useFocusStays } from '../../ui'
import { X } from '../../ui/icons'
import styles from './bulkBar.module.css'
import { useFocusBack } from './useFocusBack'

interface Props {
  /** Names the bar. */
  label: string
  /** How many are selected, in words. */
  count: string
  /** What the count stands for, and how to widen it. */
  scope?: ReactNode
  /** What became of each. */
  results?: ReactNode
  onClear: () => void
  /** Buttons for all that are selected. */
  children: ReactNode
}

/** What can be done with everything that is selected (L-03); the palette offers it too. */
export function BulkBar({ label, count, scope, results, onClear, children }: Props) {
  const t = useMessages()
  const bar = useBarCommands()
  const place = useRef<HTMLDivElement>(null)
  const onFocusMove = useFocusBack()
  // What widens the selection goes when it has.
  useFocusStays(place, 'button', 'section')
  return (
    <FloatingBar ref={bar} aria-label={label} data-bulk onFocus={onFocusMove} onBlur={onFocusMove}>
      <div ref={place} className={styles.scope}>
        <strong>{count}</strong>
        {scope}
        <IconButton icon={X} size="sm" label={t('partner.general.clearSelection')} className={styles.clear} onClick={onClear} />
      </div>
      <div className={styles.actions}>
        <LockedFields>{children}</LockedFields>
      </div>
      {results && <div className={styles.results}>{results}</div>}
    </FloatingBar>
  )
}
