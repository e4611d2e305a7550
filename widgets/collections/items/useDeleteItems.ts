import { useCreateItemsMutation, useDeleteItemMutation, useDeleteItemsMutation } from '../../../src/api/cms'
import type { CollectionItem } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useAttempt } from '../../../src/store'

/** Deletes items of a page of the list; the way back makes them again, each at its place. */
export function useDeleteItems(collection: number): (items: readonly CollectionItem[]) => Promise<boolean> {
  const t = useMessages()
  const attempt = useAttempt()
  const [deleteOne] = useDeleteItemMutation()
  const [deleteMany] = useDeleteItemsMutation()
  const [create] = useCreateItemsMutation()
  return (items) => {
    const [only, ...others] = items
    return attempt({
      run: () =>
        only && others.length === 0
          ? deleteOne({ params: { collection, item: only.id } }).unwrap()
          : deleteMany({ params: { collection }, body: { ids: items.map(({ id }) => id) } }).unwrap(),
      done: t('collections.items.deleted', { count: items.length }),
      undo: () => create({ params: { collection }, body: { items: items.map(({ values, sort }) => ({ values, sort })) } }).unwrap(),
    })
  }
}
