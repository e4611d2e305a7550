import { type ReactNode, useEffect, useId, useRef } from 'react'
import { registerScrollTarget } from '../../src/store'
import { Card } from '../../src/ui'
import styles from './profile.module.css'

interface Props {
  /** Links with this hash lead here (spec 2.6). */
  anchor: string
  title: string
  description: string
  children: ReactNode
}

/** A part of the profile: what it is about beside, or on narrow screens above, the card with its fields. */
export function Section({ anchor, title, description, children }: Props) {
  const ref = useRef<HTMLElement>(null)
  const titleId = useId()
  useEffect(() => (ref.current ? registerScrollTarget(anchor, ref.current) : undefined), [anchor])

  return (
    <section ref={ref} aria-labelledby={titleId} className={styles.section}>
      <header className={styles.about}>
        <h2 id={titleId} className={styles.heading}>
          {title}
        </h2>
        <p className={styles.description}>{description}</p>
      </header>
      <Card>{children}</Card>
    </section>
  )
}
