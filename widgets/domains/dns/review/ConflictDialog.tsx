import { ListChecks } from '../../../../src/ui/icons'
import type { DnsZone } from '../../../../src/contract'
import { useMessages } from '../../../../src/i18n'
import { diffZone } from '../../../../src/model'
import { Button, Dialog, Stack } from '../../../../src/ui'
import { DiffView } from '../diff/DiffView'
import { toDraft, type ZoneDraft } from '../draft/useZoneDraft'

interface Props {
  readonly open: boolean
  readonly domain: DnsZone['domain']
  readonly draft: ZoneDraft
  readonly theirs: DnsZone
  readonly onTheirs: () => void
  readonly onMine: () => void
  readonly onClose: () => void
  readonly onExited: () => void
}

/** What somebody else has changed meanwhile, and what is changed here: asks whose zone goes on (DN-06). */
export function ConflictDialog({ open, domain, draft, theirs, onTheirs, onMine, onClose, onExited }: Props) {
  const t = useMessages()
  return (
    <Dialog
      open={open}
      icon={ListChecks}
      title={t('domains.dns.conflict', { domain: domain.unicodeName ?? domain.name })}
      size="xl"
      onClose={onClose}
      onExited={onExited}
      actions={
        <>
          <Button onClick={onTheirs}>{t('domains.dns.conflict.theirs')}</Button>
          <Button variant="primary" onClick={onMine}>
            {t('domains.dns.conflict.mine')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('domains.dns.conflict.text')}</p>
        <h3>{t('domains.dns.conflict.theirChanges')}</h3>
        <DiffView diff={diffZone(draft.saved, theirs.items.map(toDraft))} domain={domain.name} />
        <h3>{t('domains.dns.conflict.myChanges')}</h3>
        <DiffView diff={draft.diff} domain={domain.name} />
      </Stack>
    </Dialog>
  )
}
