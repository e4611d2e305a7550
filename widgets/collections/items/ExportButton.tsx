import { fetchAllItems } from '../../../src/api/cmsCollections'
import type { Collection } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { CsvExport } from '../../../src/parts/csvExport'
import { useAppDispatch } from '../../../src/store'

/** All items as a file that can be imported again: values are written as data, in no language. */
export function ExportButton({ collection: { id, name, fields, itemCount } }: { collection: Collection }) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const read = async (onProgress: (share: number) => void) => {
    const items = await dispatch(fetchAllItems(id, { onProgress }))
    const names = fields.map((field) => field.name)
    return [names, ...items.map(({ values }) => names.map((field) => plainText(values[field])))]
  }
  return (
    <CsvExport file={`${name}.csv`} read={read} disabled={itemCount === 0}>
      {t('collections.export')}
    </CsvExport>
  )
}

const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
