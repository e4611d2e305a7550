import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../cx'
import styles from './card.module.css'

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode
  description?: ReactNode
  /** Buttons at the end of the heading. */
  actions?: ReactNode
  /** The content reaches the edges: tables and lists. */
  flush?: boolean | undefined
  /** Level of the heading in the page. */
  level?: 2 | 3 | 4 | undefined
}

/** A titled part of a screen. */
export function Card({ title, description, actions, flush, level = 2, className, children, ...rest }: CardProps) {
  const titleId = useId()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={title ? titleId : undefined} {...rest} className={cx(styles.card, className)}>
      {(title || actions) && (
        <header className={styles.header}>
          <div className={styles.texts}>
            <Heading id={titleId} className={styles.title}>
              {title}
            </Heading>
            {description && <p className={styles.description}>{description}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={flush ? styles.flush : styles.body}>{children}</div>
    </section>
  )
}
