import { CloudAlert } from '../../../../src/ui/icons'
import { useRef } from 'react'
import { useMessages } from '../../../../src/i18n'
import { reasonFor } from '../../../../src/parts/submit'
import { Button, Spinner } from '../../../../src/ui'
import styles from './stream.module.css'
import type { LoadingEdge } from './useLog'
import { useNear } from './useNear'

interface Props extends LoadingEdge {
  /** Changes with what is loaded, so that the next part is asked for while this end is still near. */
  turn: number
}

/** One end of what is loaded: brings more as soon as it comes near, and offers another try when that failed. */
export function Edge({ isLoading, error, load, turn }: Props) {
  const t = useMessages()
  const ref = useRef<HTMLDivElement>(null)
  useNear(ref, (isNear) => isNear && !isLoading && !error && load(), turn)
  return (
    <div ref={ref} className={styles.edge}>
      {error ? (
        <>
          <CloudAlert size={16} aria-hidden />
          <span>{reasonFor(error)}</span>
          <Button size="sm" onClick={load}>
            {t('partner.general.retry')}
          </Button>
        </>
      ) : (
        // Turning where nobody sees it, it would cost as much as if it were seen.
        isLoading && <Spinner size="sm" label={t('partner.general.loading')} />
      )}
    </div>
  )
}
