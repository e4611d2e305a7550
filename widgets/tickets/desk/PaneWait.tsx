import { useEffect, useEffectEvent, useRef } from 'react'
import { useMessages } from '../../../src/i18n'
import { HoldKeys } from '../../../src/store'
import { BackButton, Skeleton } from '../../../src/ui'
import styles from './desk.module.css'
import type { Desk } from './useDesk'

/** Stands where a ticket will be. On a phone it is the page, so that it has a name and a way back. */
export function PaneWait({ desk }: { desk: Desk }) {
  const t = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  const back = useRef<HTMLDivElement>(null)
  const isWanted = useEffectEvent(() => desk.wanted !== null)
  useEffect(() => {
    // Where the way back is shown the list is not, and what had the focus in it.
    if (isWanted() && back.current?.getClientRects().length) heading.current?.focus()
  }, [])
  return (
    <div className={styles.pending}>
      {desk.wanted === 'reply' && <HoldKeys onCancel={desk.serve} />}
      <div ref={back} className={styles.back}>
        <BackButton onClick={() => desk.open(null)}>{t('tickets.back.list')}</BackButton>
      </div>
      <h2 ref={heading} tabIndex={-1} className={styles.waiting}>
        {t('partner.general.loading')}
      </h2>
      <Skeleton width="60%" />
      <Skeleton shape="block" height="200px" />
    </div>
  )
}
