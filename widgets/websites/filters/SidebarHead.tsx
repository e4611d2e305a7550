import { useEffect, useRef } from 'react'
import { useMessages } from '../../../src/i18n'
import { Button, IconButton } from '../../../src/ui'
import { X } from '../../../src/ui/icons'
import styles from './filterSidebar.module.css'

interface Props {
  onClear: () => void
  onClose: () => void
}

/** Takes the focus when the sidebar opens. */
export function SidebarHead({ onClear, onClose }: Props) {
  const t = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <header className={styles.head}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('websites.filters')}
      </h2>
      <Button size="sm" variant="ghost" onClick={onClear}>
        {t('partner.general.clear')}
      </Button>
      <IconButton icon={X} size="sm" label={t('partner.general.close')} onClick={onClose} />
    </header>
  )
}
