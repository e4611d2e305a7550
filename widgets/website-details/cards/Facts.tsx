import type { ReactNode } from 'react'
import styles from './card.module.css'

interface Props {
  facts: readonly { readonly label: string; readonly value: ReactNode }[]
}

/** Names and values in two columns; those without a value are left out. */
export const Facts = ({ facts }: Props) => (
  <dl className={styles.facts}>
    {facts
      .filter(({ value }) => value !== null && value !== undefined && value !== '')
      .map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
