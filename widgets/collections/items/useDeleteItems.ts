import { useCreateItemsMutation, useDeleteItemMutation, useDeleteItemsMutation } from '../../../src/api/cmsCollections'
import type { CollectionItem } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { ITEMS_AT_ONCE } from '../../../src/model'
import { useAttempt } from '../../../src/store'

/** Deletes items, all or none; the way back makes them again, each at its place. */
export function useDeleteItems(collection: number): (items: readonly CollectionItem[]) => Promise<boolean> {
  const t = useMessages()
  const attempt = useAttempt()
  const [deleteOne] = useDeleteItemMutation()
  const [deleteMany] = useDeleteItemsMutation()
  const [create] = useCreateItemsMutation()
  return (items) => {
    const [only, ...others] = items
    const left = items.map(({ values, sort }) => ({ values, sort }))
    return attempt({
      run: () =>
        only && others.length === 0
          ? deleteOne({ params: { collection, item: only.id } }).unwrap()
          : deleteMany({ params: { collection }, body: { ids: items.map(({ id }) => id) } }).unwrap(),
      done: t('collections.items.deleted', { count: items.length }),
      // Part by part; another try goes on where the last one failed.
      async undo() {
        while (left.length > 0) {
          const part = left.slice(0, ITEMS_AT_ONCE)
          await create({ params: { collection }, body: { items: part } }).unwrap()
          left.splice(0, part.length)
        }
      },
    })
  }
}
