import { FolderInput, IdCard, RefreshCw, Tag } from '../../../src/ui/icons'
import { Suspense, useState } from 'react'
import { useChangeDomainMutation } from '../../../src/api/domains'
import type { Domain } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { BulkBar } from '../../../src/parts/bulkBar'
import { Button } from '../../../src/ui'
import { useRights } from '../shared/useRights'
import { BulkResults } from '../bulk/BulkResults'
import { useBulk } from '../bulk/useBulk'
import { useRefusals } from '../bulk/useRefusals'

const BulkOwnerDialog = lazyPart(() => import('../dialogs/BulkOwnerDialog'))
const MoveDialog = lazyPart(() => import('../dialogs/MoveDialog'))
const TagDialog = lazyPart(() => import('../dialogs/TagDialog'))

const DIALOGS = { move: MoveDialog, owner: BulkOwnerDialog, tag: TagDialog } as const

interface Props {
  readonly domains: readonly Domain[]
  readonly onClear: () => void
}

/** What can be done with several domains together (DG-03), with a result for each. */
export function DomainBar({ domains, onClear }: Props) {
  const t = useMessages()
  const bulk = useBulk()
  const { needsRegistration } = useRefusals()
  const { can } = useRights()
  const [opened, setOpened] = useState<keyof typeof DIALOGS | null>(null)
  const [change] = useChangeDomainMutation()
  const own = domains.filter(({ registrar }) => registrar?.kind === 'own')
  const on = own.filter(({ autoRenew }) => autoRenew).length
  const setAutoRenew = (autoRenew: boolean) =>
    void bulk.run(
      domains,
      async ({ id, website }) => change({ websiteId: website?.id ?? 0, id, change: { autoRenew } }).unwrap(),
      needsRegistration,
    )
  const Opened = opened && DIALOGS[opened]
  return (
    <BulkBar
      label={t('domains.bulk')}
      count={t('domains.selected', { count: domains.length })}
      scope={<span>{t('domains.bulk.autoRenew', { on, count: own.length })}</span>}
      results={<BulkResults results={bulk.results} />}
      onClear={onClear}
    >
      <Button size="sm" icon={RefreshCw} busy={bulk.busy} onClick={() => setAutoRenew(true)}>
        {t('domains.autoRenew.on')}
      </Button>
      <Button size="sm" busy={bulk.busy} onClick={() => setAutoRenew(false)}>
        {t('domains.autoRenew.off')}
      </Button>
      <Button size="sm" icon={FolderInput} onClick={() => setOpened('move')}>
        {t('domains.move')}
      </Button>
      <Button size="sm" icon={IdCard} onClick={() => setOpened('owner')}>
        {t('domains.owner')}
      </Button>
      {can('edit_todos_notes_tags') && (
        <Button size="sm" icon={Tag} onClick={() => setOpened('tag')}>
          {t('domains.tag')}
        </Button>
      )}
      {Opened && (
        <Suspense>
          <Opened domains={domains} onExited={() => setOpened(null)} />
        </Suspense>
      )}
    </BulkBar>
  )
}
