import { Download } from 'lucide-react'
import { useState } from 'react'
import { fetchWebsites, type WebsiteListQuery } from '../../../src/api/websites'
import type { Website } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { may, toCsv } from '../../../src/model'
import { reportError, useAppDispatch } from '../../../src/store'
import { Button, download } from '../../../src/ui'
import { ALL_LIMIT } from '../data/useWebsiteList'
import { useEdits } from '../edits/Edits'
import { type ColumnKey, columnText } from './columns'

interface Props {
  columns: readonly ColumnKey[]
  /** What is exported: these websites, or all that a query finds. */
  websites: readonly Website[] | WebsiteListQuery
}

/** Saves exactly what is shown, columns and filters, as a file (L-10). */
export function ExportButton({ columns, websites }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const { rules } = useEdits()
  const [isBusy, setBusy] = useState(false)
  if (may('export_data', rules.viewer.roles) === 'none') return null

  const save = async () => {
    setBusy(true)
    try {
      const rows = isList(websites) ? websites : await dispatch(allOf(websites))
      const head = columns.map((key) => t(`websites.column.${key}`))
      const body = rows.map((website) => columns.map((key) => columnText(key, website, { t, formats })))
      download(toCsv([head, ...body]), `websites-${rules.today}.csv`, 'text/csv;charset=utf-8')
    } catch (error) {
      dispatch(reportError(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={Download} size="sm" busy={isBusy} onClick={() => void save()}>
      {t('websites.export')}
    </Button>
  )
}

const isList = (websites: Props['websites']): websites is readonly Website[] => Array.isArray(websites)

const allOf =
  (query: WebsiteListQuery) =>
  async (dispatch: ReturnType<typeof useAppDispatch>): Promise<Website[]> => {
    const rows: Website[] = []
    for (let page = 1, pages = 1; page <= pages; page++) {
      const { items, pagination } = await dispatch(fetchWebsites({ ...query, page, limit: ALL_LIMIT }))
      rows.push(...items)
      pages = pagination.pages
    }
    return rows
  }
