import { useMessages } from '../../src/i18n'
import { BulkBar } from '../../src/parts/bulkBar'
import { Button } from '../../src/ui'
import { RotateCcw, Trash2 } from '../../src/ui/icons'
import type { Inbox } from './useInbox'

/** What can be done with the selected mails. */
export function InboxBar({ inbox: { view, mails, selected, select, triage } }: { inbox: Inbox }) {
  const t = useMessages()
  const isRemoved = view.folder === 'removed'
  const chosen = mails.filter(({ id }) => selected.has(id)).map(({ id }) => id)
  const clear = () => select(new Set())
  if (chosen.length === 0) return null
  return (
    <BulkBar label={t('unassignedEmails.bulk')} count={t('unassignedEmails.selected', { count: chosen.length })} onClear={clear}>
      <Button
        size="sm"
        icon={isRemoved ? RotateCcw : Trash2}
        onClick={() => void (isRemoved ? triage.restore(chosen) : triage.remove(chosen)).then(clear)}
      >
        {t(isRemoved ? 'unassignedEmails.restore' : 'unassignedEmails.remove')}
      </Button>
    </BulkBar>
  )
}
