import { useRemoveDomainMutation } from '../../../src/api/domains'
import type { Domain } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { EndDialog } from './EndDialog'

interface Props {
  readonly websiteId: number
  readonly domain: Domain
  readonly onExited: () => void
}

/** Takes a domain off the website; it stays registered where it is. Its name is typed where mails are lost. */
export default function RemoveDialog({ websiteId, domain, onExited }: Props) {
  const t = useMessages()
  const [remove] = useRemoveDomainMutation()
  const name = domain.unicodeName ?? domain.name
  return (
    <EndDialog
      domain={domain}
      title={t('domains.remove.of', { domain: name })}
      confirmLabel={t('domains.remove')}
      typeToConfirm={domain.mailboxes > 0 ? name : undefined}
      end={() => remove({ websiteId, id: domain.id }).unwrap()}
      onExited={onExited}
    >
      <p>{t('domains.remove.text')}</p>
    </EndDialog>
  )
}
