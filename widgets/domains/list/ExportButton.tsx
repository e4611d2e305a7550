import { Download } from 'lucide-react'
import { useState } from 'react'
import { fetchAllDomains } from '../../../src/api/domains'
import type { DomainQuery } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { toCsv } from '../../../src/model'
import { reportError, useAppDispatch } from '../../../src/store'
import { Button, download } from '../../../src/ui'
import { useRights } from '../shared/useRights'
import { columnText, TEXT_COLUMNS } from './columns'

/** Saves everything that the filters find as a file (DG-05). */
export function ExportButton({ query }: { query: DomainQuery }) {
  const t = useMessages()
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const { can } = useRights()
  const [isBusy, setBusy] = useState(false)
  if (!can('export_data')) return null

  const save = async () => {
    setBusy(true)
    try {
      const domains = await dispatch(fetchAllDomains({ websiteId: null, query }))
      const head = TEXT_COLUMNS.map((column) => t(`domains.column.${column}`))
      const rows = domains.map((domain) => TEXT_COLUMNS.map((column) => columnText(column, domain, { t, formats })))
      download(toCsv([head, ...rows]), 'domains.csv', 'text/csv;charset=utf-8')
    } catch (error) {
      dispatch(reportError(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={Download} busy={isBusy} onClick={() => void save()}>
      {t('domains.export')}
    </Button>
  )
}
