import { useMessages } from '../../../src/i18n'
import { Button, LockedActions, PageHead } from '../../../src/ui'
import { FileUp, History, Plus } from '../../../src/ui/icons'
import { useRights } from '../shared/useRights'
import { ExportMenu } from './files/ExportMenu'
import { PresetMenu } from './PresetMenu'
import type { DraftItem, ZoneDraft } from './draft/useZoneDraft'
import type { ZoneDialog } from './ZoneDialogs'

interface Props {
  readonly draft: ZoneDraft
  readonly domain: string
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
          {t('domains.dns.title')} <bdi>{domain}</bdi>
        </>
      }
    >
      {can('manage_domains') && (
        <LockedActions>
          <Button variant="primary" icon={Plus} onClick={() => onAdd()}>
            {t('domains.dns.add')}
          </Button>
          <PresetMenu draft={draft} domain={domain} websiteId={websiteId} onVerify={() => onAdd('TXT', '@')} />
          <Button icon={FileUp} onClick={() => onOpen('import')}>
            {t('domains.dns.import')}
          </Button>
        </LockedActions>
      )}
      <ExportMenu items={draft.items} domain={domain} />
      <Button icon={History} onClick={() => onOpen('history')}>
        {t('domains.dns.history')}
      </Button>
    </PageHead>
  )
}
