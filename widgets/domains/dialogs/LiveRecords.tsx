import { useDnsPresentQuery } from '../../../src/api/dns'
import type { Domain } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useAddress } from '../../../src/store'
import { Button } from '../../../src/ui'
import { Network } from '../../../src/ui/icons'

interface Props {
  readonly domain: Domain
  readonly onClose: () => void
}

/** What is live today and not in the zone here yet is one step away. */
export function LiveRecords({ domain, onClose }: Props) {
  const t = useMessages()
  const [, change] = useAddress()
  const { data = [] } = useDnsPresentQuery(domain.id)
  if (data.length === 0) return null
  const open = () => {
    onClose()
    change({ dns: String(domain.id) }, true)
  }
  return (
    <div>
      <p>{t('domains.dns.present', { count: data.length })}</p>
      <Button size="sm" icon={Network} onClick={open}>
        {t('domains.dns.present.choose')}
      </Button>
    </div>
  )
}
