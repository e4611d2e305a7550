import { fetchAllClients } from '../../src/api/clients'
import type { ResellerCustomerQuery } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { toIsoDay } from '../../src/model'
import { CsvExport } from '../../src/parts/csvExport'
import { useAppDispatch } from '../../src/store'

const COUNTS = ['websites', 'domains', 'staff'] as const

interface Props {
  query: ResellerCustomerQuery
  disabled: boolean
}

/** Saves all customers that the filters find as a file (RC-01). */
export function ExportButton({ query, disabled }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { timeZone } = useIsland().page

  const read = async (onProgress: (share: number) => void) => {
    const clients = await dispatch(fetchAllClients(query, onProgress))
    const head = ['company', 'number', 'contact', 'state', ...COUNTS, 'since'].map((name) => t(`clients.${name}`))
    const rows = clients.map((client) => [
      client.company,
      client.number ?? '',
      client.email ?? '',
      t(`clients.state.${client.status}`),
      ...COUNTS.map((name) => String(client.counts[name] ?? 0)),
      client.createdAt ? toIsoDay(Date.parse(client.createdAt), timeZone) : '',
    ])
    return [head, ...rows]
  }
  return (
    <CsvExport file="customers.csv" read={read} disabled={disabled}>
      {t('clients.export')}
    </CsvExport>
  )
}
