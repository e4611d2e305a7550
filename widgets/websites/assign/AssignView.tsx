import { Skeleton } from '../../../src/ui'
import { useWebsiteList } from '../data/useWebsiteList'
import { NO_FILTERS } from '../query/Filter'
import { ListEmpty } from '../list/ListEmpty'
import type { ViewParts } from '../view/ViewParts'
import { Assignment } from './Assignment'

/** Websites that wait for somebody. */
export default function AssignView(parts: ViewParts) {
  const { view, state, onChange } = parts
  const list = useWebsiteList(view, state)
  if (list.isLoading) return <Skeleton shape="block" height="320px" />
  if (list.error || list.items.length === 0)
    return (
      <ListEmpty view={view} state={state} error={list.error} onRetry={list.refetch} onClear={() => onChange({ filters: NO_FILTERS })} />
    )
  return <Assignment {...parts} list={list} />
}
