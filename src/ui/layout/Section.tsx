import { type ReactNode, type Ref, useId } from 'react'
import { Card } from '../data/Card'
import styles from './section.module.css'

export interface SectionProps {
  ref?: Ref<HTMLElement>
  title: string
  description: string
  /** What else there is to know before one begins. */
  note?: ReactNode
  /** Where there is room, what it is about stands beside the card. */
  beside?: boolean | undefined
  /** Told the id of its heading, which can name a form. */
  children: ReactNode | ((titleId: string) => ReactNode)
}

/** A part of a long form: what it is about, and a card with its fields. */
export function Section({ ref, title, description, note, beside, children }: SectionProps) {
  const titleId = useId()
  return (
    <section ref={ref} aria-labelledby={titleId} className={styles.section} data-beside={beside || undefined}>
      <header className={styles.about}>
        <h2 id={titleId} className={styles.heading}>
          {title}
        </h2>
        <p className={styles.description}>{description}</p>
        {note}
      </header>
      <Card>{typeof children === 'function' ? children(titleId) : children}</Card>
    </section>
  )
}
