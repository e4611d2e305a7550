import type { DnsZone } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { Button, LockedActions, PageHead } from '../../../src/ui'
import { FileUp, History, Plus } from '../../../src/ui/icons'
import { DomainName } from '../shared/DomainName'
import { useRights } from '../shared/useRights'
import { ExportMenu } from './files/ExportMenu'
import { PresetMenu } from './PresetMenu'
import type { DraftItem, ZoneDraft } from './draft/useZoneDraft'
import type { ZoneDialog } from './ZoneDialogs'

interface Props {
  readonly draft: ZoneDraft
  readonly domain: DnsZone['domain']
  readonly websiteId: number | null
  readonly onAdd: (type?: DraftItem['type'], name?: string) => void
  readonly onOpen: (dialog: ZoneDialog) => void
}

/** Whose zone it is, and what can be done with all of it. */
export function ZoneHead({ draft, domain, websiteId, onAdd, onOpen }: Props) {
  const t = useMessages()
  const { can } = useRights()
  return (
    <PageHead
      title={
        <>
          {t('domains.dns.title')} <DomainName domain={domain} />
        </>
      }
    >
      {can('manage_domains') && (
        <LockedActions>
          <Button variant="primary" icon={Plus} onClick={() => onAdd()}>
            {t('domains.dns.add')}
          </Button>
          <PresetMenu draft={draft} domain={domain.name} websiteId={websiteId} onVerify={() => onAdd('TXT', '@')} />
          <Button icon={FileUp} onClick={() => onOpen('import')}>
            {t('domains.dns.import')}
          </Button>
        </LockedActions>
      )}
      <ExportMenu items={draft.items} domain={domain.name} />
      <Button icon={History} onClick={() => onOpen('history')}>
        {t('domains.dns.history')}
      </Button>
    </PageHead>
  )
}
