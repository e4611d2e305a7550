import { allPages } from '../../../src/api/call'
import { fetchWebsites, type WebsiteListQuery } from '../../../src/api/websites'
import type { Website } from '../../../src/contract'
import { exportFormats, useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { may, WEBSITES_AT_ONCE_MAX } from '../../../src/model'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { CsvExport } from '../../../src/parts/csvExport'
import { selectUser, useAppDispatch, useAppSelector } from '../../../src/store'
import { type ColumnKey, columnName, columnText } from './columns'

interface Props {
  columns: readonly ColumnKey[]
  /** What is exported: these websites, or all that a query finds. */
  websites: readonly Website[] | WebsiteListQuery
}

/** Saves exactly what is shown, columns and filters, as a file (L-10). */
export function ExportButton({ columns, websites }: Props) {
  const t = useMessages()
  const { timeZone } = useIsland().page
  const formats = exportFormats(useFormats(), timeZone)
  const dispatch = useAppDispatch()
  const { rules } = useWebsiteChanges()
  const roles = useAppSelector(selectUser)?.roles ?? []
  if (may('export_data', roles) === 'none') return null

  const read = async (onProgress: (share: number) => void) => {
    const rows = isList(websites)
      ? websites
      : await allPages((page) => dispatch(fetchWebsites({ ...websites, page, limit: WEBSITES_AT_ONCE_MAX })), onProgress)
    const head = columns.map((key) => columnName(key, t))
    return [head, ...rows.map((website) => columns.map((key) => columnText(key, website, { t, formats })))]
  }
  return (
    <CsvExport size="sm" file={`websites-${rules.today}.csv`} read={read}>
      {t('websites.export')}
    </CsvExport>
  )
}

const isList = (websites: Props['websites']): websites is readonly Website[] => Array.isArray(websites)
