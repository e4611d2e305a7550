import { use, useRef } from 'react'
import { useMessages } from '../../src/i18n'
import { IslandError, MissingState, useIsland, useTexts } from '../../src/islands'
import { HoldKeys, reportError, useAppDispatch, usePageStore } from '../../src/store'
import { ErrorBoundary, Spinner } from '../../src/ui'
import type { ScreenCache } from './createScreenCache'
import styles from './screenArea.module.css'
import type { Target } from './Target'
import { useArrival } from './useArrival'

interface Props {
  target: Target
  /** Another screen is on its way. */
  isPending: boolean
  cache: ScreenCache
}

export function ScreenArea({ target, isPending, cache }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const dispatch = useAppDispatch()
  const t = useMessages()
  useArrival(ref, target, isPending)

  const onError = (error: unknown) => {
    cache.drop(target)
    dispatch(reportError(error, { silent: true }))
  }
  return (
    <div ref={ref} className={styles.area} tabIndex={-1} aria-busy={isPending}>
      {isPending && (
        <div className={styles.pending}>
          {/* What is typed now is not meant for the screen that goes. */}
          <HoldKeys />
          <Spinner label={t('partner.general.loading')} />
        </div>
      )}
      <ErrorBoundary key={target.key} onError={onError} failureOf={missingScreen}>
        <PreparedScreen target={target} cache={cache} />
      </ErrorBoundary>
    </div>
  )
}

const missingScreen = (error: unknown, retry: () => void) =>
  error instanceof IslandError && error.code === 'chunk' ? <MissingState onRetry={retry} /> : null

function PreparedScreen({ target, cache }: Pick<Props, 'target' | 'cache'>) {
  const { page } = useIsland()
  const store = usePageStore()
  const texts = useTexts()
  return use(cache.get(target, { page, store, texts }))
}
