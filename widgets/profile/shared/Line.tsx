import type { ReactNode } from 'react'
import { Ends } from '../../../src/ui'
import styles from './profile.module.css'

interface Props {
  title: ReactNode
  /** What else there is to say of it. */
  detail?: ReactNode
  /** What can be done with it. */
  children?: ReactNode
}

/** One thing of a short list. */
export const Line = ({ title, detail, children }: Props) => (
  <li>
    <Ends gap={4}>
      <div className={styles.what}>
        <strong className={styles.name}>{title}</strong>
        {detail && <p className={styles.hint}>{detail}</p>}
      </div>
      {children}
    </Ends>
  </li>
)
