import { FolderInput } from '../../../src/ui/icons'
import { useState } from 'react'
import type { Domain, Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { type PickedWebsite, WebsitePicker } from '../../../src/parts/websitePicker'
import { useAttempt } from '../../../src/store'
import { FormDialog } from '../../../src/ui'
import { BulkResults } from '../bulk/BulkResults'
import { useBulk } from '../bulk/useBulk'
import { MovedMain } from './MovedMain'
import { MovedRecords } from './MovedRecords'
import { useMoving } from './useMoving'

interface Props {
  readonly domains: readonly Domain[]
  readonly onExited: () => void
}

/** Takes domains to another website, those of the same customer first, with a way back (DG-04). */
export default function MoveDialog({ domains, onExited }: Props) {
  const t = useMessages()
  const attempt = useAttempt()
  const bulk = useBulk()
  const [target, setTarget] = useState<PickedWebsite | null>(null)
  const { move, back } = useMoving()
  const [first] = domains
  const customers = new Set(domains.map(({ customer }) => customer))

  const submit = async () => {
    if (!target) return false
    const to = target.id
    const moved = await bulk.run(domains, (domain) => move(domain, to))
    if (moved.length === 0) return false
    void attempt({
      run: async () => undefined,
      done: t('domains.moved', { count: moved.length, website: target.title }),
      undo: () => back(moved),
    })
    return moved.length === domains.length
  }
  return (
    <FormDialog
      icon={FolderInput}
      title={
        first && domains.length === 1
          ? t('domains.move.of', { domain: first.unicodeName ?? first.name })
          : t('domains.move.many', { count: domains.length })
      }
      submitLabel={t('domains.move')}
      disabled={!target}
      onSubmit={submit}
      onExited={onExited}
    >
      <WebsitePicker
        label={t('domains.move.target')}
        value={target}
        fits={({ id }) => domains.some(({ website }) => website?.id !== id)}
        isLikely={(website) => customers.has(firmOf(website))}
        onChange={setTarget}
      />
      {target && <MovedRecords domains={domains} websiteId={target.id} />}
      {target &&
        domains
          .filter(({ website }) => website?.id !== target.id)
          .map((domain) => <MovedMain key={domain.id} domain={domain} leaving={domains} />)}
      <BulkResults results={bulk.results} />
    </FormDialog>
  )
}

const firmOf = ({ customer }: Website): string | null => customer?.firm ?? customer?.name ?? null
