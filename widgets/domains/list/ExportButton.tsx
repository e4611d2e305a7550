import { fetchAllDomains } from '../../../src/api/domains'
import type { DomainQuery } from '../../../src/contract'
import { exportFormats, useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { reportError, useAppDispatch } from '../../../src/store'
import { CsvButton } from '../../../src/ui'
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

  const read = async () => {
    const domains = await dispatch(fetchAllDomains({ websiteId: null, query }))
    const head = TEXT_COLUMNS.map((column) => t(`domains.column.${column}`))
    const rows = domains.map((domain) => TEXT_COLUMNS.map((column) => columnText(column, domain, { t, formats })))
    return [head, ...rows]
  }
  return (
    <CsvButton file="domains.csv" read={read} onError={(error) => dispatch(reportError(error))}>
      {t('domains.export')}
    </CsvButton>
  )
}
