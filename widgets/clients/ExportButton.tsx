import { Download } from 'lucide-react'
import { useState } from 'react'
import { fetchAllClients } from '../../src/api/clients'
import type { ResellerCustomerQuery } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { toCsv } from '../../src/model'
import { reportError, useAppDispatch } from '../../src/store'
import { Button, download } from '../../src/ui'

const COUNTS = ['websites', 'domains', 'staff'] as const

interface Props {
  query: ResellerCustomerQuery
  disabled: boolean
}

/** Saves all customers that the filters find as a file (RC-01). */
export function ExportButton({ query, disabled }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)

  const save = async () => {
    setBusy(true)
    try {
      const clients = await dispatch(fetchAllClients(query))
      const head = ['company', 'number', 'contact', 'state', ...COUNTS, 'since'].map((name) => t(`clients.${name}`))
      const rows = clients.map((client) => [
        client.company,
        client.number ?? '',
        client.email ?? '',
        t(`clients.state.${client.status}`),
        ...COUNTS.map((name) => String(client.counts[name] ?? 0)),
        client.createdAt?.slice(0, 10) ?? '',
      ])
      download(toCsv([head, ...rows]), 'customers.csv', 'text/csv;charset=utf-8')
    } catch (error) {
      dispatch(reportError(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={Download} busy={isBusy} disabled={disabled} onClick={() => void save()}>
      {t('clients.export')}
    </Button>
  )
}
