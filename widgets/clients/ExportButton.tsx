import { Download } from 'lucide-react'
import type { ResellerCustomer } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { toCsv } from '../../src/model'
import { Button, download } from '../../src/ui'

const COUNTS = ['websites', 'domains', 'staff'] as const

/** Saves the customers that are shown as a file (RC-01). */
export function ExportButton({ clients }: { clients: readonly ResellerCustomer[] }) {
  const t = useMessages()
  const save = () => {
    const head = ['company', 'number', 'email', 'state', ...COUNTS, 'since'].map((name) => t(`clients.${name}`))
    const rows = clients.map((client) => [
      client.company,
      client.number ?? '',
      client.email ?? '',
      t(`clients.state.${client.status}`),
      ...COUNTS.map((name) => String(client.counts[name] ?? 0)),
      client.createdAt?.slice(0, 10) ?? '',
    ])
    download(toCsv([head, ...rows]), 'customers.csv', 'text/csv;charset=utf-8')
  }
  return (
    <Button icon={Download} disabled={clients.length === 0} onClick={save}>
      {t('clients.export')}
    </Button>
  )
}
