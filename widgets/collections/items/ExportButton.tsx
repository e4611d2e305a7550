import { fetchAllItems } from '../../../src/api/cmsCollections'
import type { Collection } from '../../../src/contract'
import { useLocale, useMessages } from '../../../src/i18n'
import { writeDecimal } from '../../../src/model'
import { CsvExport } from '../../../src/parts/csvExport'
import { useAppDispatch } from '../../../src/store'

/** All items as a file that can be imported again: values are written as data, of whose language only the decimal comma is. */
export function ExportButton({ collection: { id, name, fields, itemCount } }: { collection: Collection }) {
  const t = useMessages()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const read = async (onProgress: (share: number) => void) => {
    const items = await dispatch(fetchAllItems(id, { onProgress }))
    const names = fields.map((field) => field.name)
    return [names, ...items.map(({ values }) => names.map((field) => plainText(values[field], locale)))]
  }
  return (
    <CsvExport file={`${name}.csv`} read={read} disabled={itemCount === 0}>
      {t('collections.export')}
    </CsvExport>
  )
}

function plainText(value: unknown, locale: string): string {
  if (typeof value === 'number') return writeDecimal(value, locale)
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''
}
