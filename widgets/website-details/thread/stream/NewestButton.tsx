import { ArrowDown } from '../../../../src/ui/icons'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../../../src/i18n'
import { Button } from '../../../../src/ui'
import styles from './stream.module.css'

interface Props {
  scroller: RefObject<HTMLElement | null>
  onClick: () => void
}

/** Goes to the newest message. There it goes away, pressed or not: the focus stays in the log. */
export function NewestButton({ scroller, onClick }: Props) {
  const t = useMessages()
  const ref = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    const button = ref.current
    const log = scroller.current
    return () => {
      if (button?.matches(':focus')) log?.focus({ preventScroll: true })
    }
  }, [scroller])

  return (
    <div className={styles.newest}>
      <Button ref={ref} size="sm" icon={ArrowDown} onClick={onClick}>
        {t('websiteDetails.thread.newest')}
      </Button>
    </div>
  )
}
