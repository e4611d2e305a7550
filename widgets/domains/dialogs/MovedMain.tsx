import type { Domain } from '../../../src/contract'
import { useNextMain } from '../shared/useNextMain'
import styles from './dialogs.module.css'

interface Props {
  readonly domain: Domain
  /** All that leave their websites with it. */
  readonly leaving: readonly Domain[]
}

/** Which domain takes the place of one that is moved away. */
export function MovedMain({ domain, leaving }: Props) {
  const text = useNextMain(domain, leaving)
  if (text === null) return null
  return (
    <p className={styles.muted}>
      {leaving.length > 1 && (
        <>
          {domain.website?.title}
          <br />
        </>
      )}
      {text}
    </p>
  )
}
