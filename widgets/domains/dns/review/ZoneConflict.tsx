import type { DnsZone } from '../../../../src/contract'
import { useMessages } from '../../../../src/i18n'
import { diffZone } from '../../../../src/model'
import { Button } from '../../../../src/ui'
import { DiffView } from '../diff/DiffView'
import { toDraft, type ZoneDraft } from '../draft/useZoneDraft'

interface Props {
  readonly draft: ZoneDraft
  readonly theirs: DnsZone
  readonly domain: string
}

/** What somebody else has changed meanwhile, and what is changed here. */
export function ZoneConflict({ draft, theirs, domain }: Props) {
  const t = useMessages()
  return (
    <>
      <p>{t('domains.dns.conflict.text')}</p>
      <h3>{t('domains.dns.conflict.theirChanges')}</h3>
      <DiffView diff={diffZone(draft.saved, theirs.items.map(toDraft))} domain={domain} />
      <h3>{t('domains.dns.conflict.myChanges')}</h3>
      <DiffView diff={draft.diff} domain={domain} />
    </>
  )
}

interface ActionsProps {
  readonly onTheirs: () => void
  readonly onMine: () => void
}

/** Whose zone goes on. */
export function ConflictActions({ onTheirs, onMine }: ActionsProps) {
  const t = useMessages()
  return (
    <>
      <Button onClick={onTheirs}>{t('domains.dns.conflict.theirs')}</Button>
      <Button variant="primary" onClick={onMine}>
        {t('domains.dns.conflict.mine')}
      </Button>
    </>
  )
}
