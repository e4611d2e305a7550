import { type ReactNode, Suspense, useState } from 'react'
import { Fields, Skeleton } from '../../../src/ui'
import styles from '../shared/settings.module.css'

interface Props {
  title: string
  description?: string
  children: ReactNode
}

/** What is seldom needed: closed at first, and loaded when it is opened. */
export function Disclosure({ title, description, children }: Props) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details className={styles.disclosure} onToggle={(event) => event.currentTarget.open && setWasOpened(true)}>
      <summary className={styles.summary}>{title}</summary>
      <Fields>
        {description && <p className={styles.hint}>{description}</p>}
        {wasOpened && <Suspense fallback={<Skeleton shape="block" height="120px" />}>{children}</Suspense>}
      </Fields>
    </details>
  )
}
