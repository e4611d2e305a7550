import type { CollectionField, CollectionItem } from '../../../src/contract'
import type { Translate } from '../../../src/i18n'

/** The field that names items: the first text, which leads wherever they are listed. */
export const namingField = (fields: readonly CollectionField[]): CollectionField | undefined =>
  fields.find(({ type }) => type === 'text') ?? fields[0]

/** What an item is called. */
export function itemName({ id, values }: CollectionItem, fields: readonly CollectionField[], t: Translate): string {
  const name = values[namingField(fields)?.name ?? '']
  return typeof name === 'string' && name.trim() !== '' ? name : t('collections.item.unnamed', { number: String(id) })
}
