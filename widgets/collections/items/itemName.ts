import type { CollectionField, CollectionItem } from '../../../src/contract'
import type { Translate } from '../../../src/i18n'

/** What an item is called: the first text in it. */
export function itemName({ id, values }: CollectionItem, fields: readonly CollectionField[], t: Translate): string {
  const texts = fields.map(({ name }) => values[name]).filter((value) => typeof value === 'string' && value.trim() !== '')
  return typeof texts[0] === 'string' ? texts[0] : t('collections.item.unnamed', { number: String(id) })
}
