import { TriangleAlert } from '../../../src/ui/icons'
import { useMemo } from 'react'
import { useMessages } from '../../../src/i18n'
import { Skeleton } from '../../../src/ui'
import boardStyles from '../board/board.module.css'
import { useAllWebsites } from '../data/useAllWebsites'
import { NO_FILTERS } from '../query/Filter'
import { WebsiteBar } from '../list/WebsiteBar'
import { ListEmpty } from '../list/ListEmpty'
import { WithPeek } from '../peek/WithPeek'
import type { ViewParts } from '../view/ViewParts'
import { Calendar } from './Calendar'

/** A view as a calendar of due dates (OV-13). */
export default function CalendarView(parts: ViewParts) {
  const { view, state, selection, onChange } = parts
  const t = useMessages()
  const all = useAllWebsites(view, { filters: state.filters, sort: 'status' })
  const { websites } = all
  const byDay = useMemo(() => websites.toSorted((a, b) => (a.due_date ?? '').localeCompare(b.due_date ?? '')), [websites])
  if (all.isLoading) return <Skeleton shape="block" height="480px" />
  if (all.error || websites.length === 0)
    return <ListEmpty view={view} state={state} error={all.error} onRetry={all.refetch} onClear={() => onChange({ filters: NO_FILTERS })} />
  return (
    <WithPeek state={state} selection={selection} onChange={onChange} order={byDay}>
      {all.missing > 0 && (
        <p className={boardStyles.missing}>
          <TriangleAlert size={16} aria-hidden />
          {t('websites.board.missing', { count: all.missing })}
        </p>
      )}
      <Calendar {...parts} websites={websites} />
      {selection.websites.length > 0 && <WebsiteBar websites={selection.websites} onApplied={selection.keep} onClear={selection.clear} />}
    </WithPeek>
  )
}
