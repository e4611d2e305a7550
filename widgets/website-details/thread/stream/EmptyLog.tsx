import { MessagesSquare } from '../../../../src/ui/icons'
import type { LogFilter } from '../../../../src/api/messages'
import { useMessages } from '../../../../src/i18n'
import { EmptyState, NoMatches } from '../../../../src/ui'

interface Props {
  filter: LogFilter
  onClearFilter: () => void
}

/** Nothing was ever written, or the filter leaves nothing. */
export function EmptyLog({ filter, onClearFilter }: Props) {
  const t = useMessages()
  if (filter !== 'all') return <NoMatches onClear={onClearFilter} />
  return <EmptyState icon={MessagesSquare} title={t('websiteDetails.thread.empty')} description={t('websiteDetails.thread.empty.hint')} />
}
