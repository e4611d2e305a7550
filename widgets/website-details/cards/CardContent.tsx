import type { ReactNode } from 'react'
import { useMessages } from '../../../src/i18n'
import { LoadFailure } from '../../../src/parts/submit'
import { VisuallyHidden } from '../../../src/ui'
import { CardSkeleton } from './CardSkeleton'

interface Query<Data> {
  readonly data?: Data | undefined
  readonly error?: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface Props<Data> {
  query: Query<Data>
  /** Rows of the placeholder, so that little moves when the content comes. */
  rows: number
  children: (data: Data) => ReactNode
}

/** What a card shows: its content, a placeholder in its shape, or why there is none, with another try. */
export function CardContent<Data>({ query: { data, error, isFetching, refetch }, rows, children }: Props<Data>) {
  const t = useMessages()
  if (data !== undefined) return children(data)
  if (error && !isFetching) {
    return <LoadFailure error={error} onRetry={() => void refetch()} />
  }
  return (
    <div aria-busy>
      <VisuallyHidden>{t('partner.general.loading')}</VisuallyHidden>
      <CardSkeleton rows={rows} />
    </div>
  )
}
