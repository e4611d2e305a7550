import { LoadFailure } from '../../../src/parts/submit'
import type { WebsiteView } from '../../../src/model'
import type { ErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { EmptyState, NoMatches, VIEW_ICONS } from '../../../src/ui'
import { isFiltered } from '../query/Filter'
import type { ViewState } from '../view/ViewState'

interface Props {
  view: WebsiteView
  state: ViewState
  error: ErrorObject | null
  onRetry: () => void
  onClear: () => void
}

/** Why there is nothing: it could not be loaded, the filters leave nothing, or there never was anything. */
export function ListEmpty({ view, state, error, onRetry, onClear }: Props) {
  const t = useMessages()
  if (error) return <LoadFailure error={error} onRetry={onRetry} />
  if (isFiltered(state.filters)) return <NoMatches onClear={onClear} />
  return <EmptyState icon={VIEW_ICONS[view]} title={t(`websites.empty.${view}`)} description={t(`websites.empty.${view}.hint`)} />
}
