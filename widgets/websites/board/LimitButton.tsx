import { Gauge } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { Button, IconButton, NumberField, PopoverButton } from '../../../src/ui'
import styles from './columnHead.module.css'

interface Props {
  label: string
  limit: number | null
  placement: 'bottom-start' | 'bottom-end'
  onLimit: (limit: number | null) => void
}

/** Sets a soft limit for this viewer's board (OV-07). */
export function LimitButton({ label, limit, placement, onLimit }: Props) {
  const t = useMessages()
  const [value, setValue] = useState<number | null>(limit)
  return (
    <PopoverButton
      label={label}
      placement={placement}
      renderTrigger={(props) => <IconButton icon={Gauge} size="sm" className={styles.limitButton} label={label} {...props} />}
    >
      {(close) => (
        <form
          className={styles.limit}
          onSubmit={(event) => {
            event.preventDefault()
            close()
            onLimit(value && value > 0 ? value : null)
          }}
        >
          <NumberField label={label} description={t('websites.board.limit.hint')} min={0} value={value} onChange={setValue} />
          <Button type="submit" variant="primary" size="sm">
            {t('partner.general.apply')}
          </Button>
        </form>
      )}
    </PopoverButton>
  )
}
