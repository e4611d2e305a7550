import { Suspense } from 'react'
import type { DnsZone } from '../../../src/contract'
import { lazyPart } from '../../../src/islands'
import { confirmReasons } from '../../../src/model'
import { useRights } from '../shared/useRights'
import type { ZoneDraft } from './draft/useZoneDraft'

const HistoryDialog = lazyPart(() => import('./history/HistoryDialog'))
const ImportDialog = lazyPart(() => import('./files/ImportDialog'))
const ReviewDialog = lazyPart(() => import('./review/ReviewDialog'))

export type ZoneDialog = 'history' | 'import' | 'review'

interface Props {
  readonly domainId: number
  readonly zone: DnsZone
  readonly draft: ZoneDraft
  readonly opened: ZoneDialog | null
  readonly onExited: (dialog: ZoneDialog) => void
}

/** The dialog that is open over the records of a zone. */
export function ZoneDialogs({ domainId, zone, draft, opened, onExited }: Props) {
  const { can } = useRights()
  const { domain } = zone
  return (
    <Suspense>
      {opened === 'review' && (
        <ReviewDialog
          domainId={domainId}
          domain={domain}
          draft={draft}
          reasons={confirmReasons(draft.saved, draft.items)}
          onExited={() => onExited('review')}
        />
      )}
      {opened === 'import' && (
        <ImportDialog
          domain={domain}
          items={draft.items.filter(draft.isOpen)}
          locked={draft.items.filter((item) => !draft.isOpen(item))}
          types={draft.types}
          onTake={draft.replace}
          onExited={() => onExited('import')}
        />
      )}
      {opened === 'history' && (
        <HistoryDialog
          domainId={domainId}
          domain={domain}
          saved={draft.saved}
          mayChange={can('manage_domains')}
          onRestore={draft.restore}
          onExited={() => onExited('history')}
        />
      )}
    </Suspense>
  )
}
