import type { ResellerCustomer } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { Meter } from '../../../src/ui'

interface Props {
  client: Pick<ResellerCustomer, 'counts' | 'limits' | 'plan'>
  name: 'websites' | 'domains' | 'staff' | 'mailboxes'
}

/** A number, with a bar when there is a limit. */
export function Usage({ client, name }: Props) {
  const t = useMessages()
  const used = client.counts[name] ?? 0
  const max = client.limits[name] ?? client.plan?.limits[name]
  if (max === undefined) return used
  return (
    <Meter value={used} max={max}>
      {t('clients.used', { used, max })}
    </Meter>
  )
}
