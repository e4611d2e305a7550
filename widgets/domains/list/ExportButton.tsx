import { fetchAllDomains } from '../../../src/api/domains'
import type { DomainQuery } from '../../../src/contract'
import { exportFormats, useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { CsvExport } from '../../../src/parts/csvExport'
import { useAppDispatch } from '../../../src/store'
import { useRights } from '../shared/useRights'
import { columnText, TEXT_COLUMNS } from './columns'

/** Saves everything that the filters find as a file (DG-05). */
export function ExportButton({ query }: { query: DomainQuery }) {
  const t = useMessages()
  const { timeZone } = useIsland().page
  const formats = exportFormats(useFormats(), timeZone)
  const dispatch = useAppDispatch()
  const { can } = useRights()
  if (!can('export_data')) return null

  const read = async (onProgress: (share: number) => void) => {
    const domains = await dispatch(fetchAllDomains({ websiteId: null, query }, onProgress))
    const head = TEXT_COLUMNS.map((column) => t(`domains.column.${column}`))
    const rows = domains.map((domain) => TEXT_COLUMNS.map((column) => columnText(column, domain, { t, formats })))
    return [head, ...rows]
  }
  return (
    <CsvExport file="domains.csv" read={read}>
      {t('domains.export')}
    </CsvExport>
  )
}
