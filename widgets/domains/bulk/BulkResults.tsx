import { CircleCheck, CircleX } from '../../../src/ui/icons'
import { useMessages } from '../../../src/i18n'
import { Outcome } from '../../../src/ui'
import styles from './bulk.module.css'
import type { BulkResult } from './useBulk'

/** How it went, domain by domain. */
export function BulkResults({ results }: { results: readonly BulkResult[] }) {
  const t = useMessages()
  if (results.length === 0) return null
  return (
    <ul className={styles.results} aria-live="polite">
      {results.map(({ domain, reason }) => (
        <li key={domain.id}>
          <Outcome ok={reason === null}>
            {reason === null ? (
              <CircleCheck size={15} aria-label={t('domains.bulk.done')} />
            ) : (
              <CircleX size={15} aria-label={t('domains.bulk.refused')} />
            )}
            <span>
              {domain.unicodeName ?? domain.name}
              {reason && <>: {reason}</>}
            </span>
          </Outcome>
        </li>
      ))}
    </ul>
  )
}
