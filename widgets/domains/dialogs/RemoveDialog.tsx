import { useRemoveDomainMutation } from '../../../src/api/domains'
import type { Domain } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { ConfirmDialog } from '../../../src/ui'
import { Consequences } from './Consequences'

interface Props {
  readonly websiteId: number
  readonly domain: Domain
  readonly onExited: () => void
}

/** Takes a domain off the website; it stays registered where it is. */
export default function RemoveDialog({ websiteId, domain, onExited }: Props) {
  const t = useMessages()
  const [remove] = useRemoveDomainMutation()
  const { busy, error, run } = useSubmit()
  const name = domain.unicodeName ?? domain.name
  const submit = async () => {
    if (await run(() => remove({ websiteId, id: domain.id }).unwrap())) onExited()
  }
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={t('domains.remove.of', { domain: name })}
      confirmLabel={t('domains.remove')}
      onConfirm={() => void submit()}
      onClose={onExited}
    >
      <p>{t('domains.remove.text')}</p>
      <Consequences domain={domain} />
      <Refusal error={error} />
    </ConfirmDialog>
  )
}
