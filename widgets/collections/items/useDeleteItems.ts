import { useCreateItemMutation, useDeleteItemMutation } from '../../../src/api/cms'
import type { CollectionItem } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useAttempt } from '../../../src/store'

/** Deletes items; the way back makes them again, each at its place. */
export function useDeleteItems(collection: number): (items: readonly CollectionItem[]) => Promise<boolean> {
  const t = useMessages()
  const attempt = useAttempt()
  const [remove] = useDeleteItemMutation()
  const [create] = useCreateItemMutation()
  return (items) => {
    // What was done before it failed is not done again.
    const open = [...items]
    const gone: CollectionItem[] = []
    return attempt({
      async run() {
        for (let item = open[0]; item; item = open[0]) {
          await remove({ params: { collection, item: item.id } }).unwrap()
          gone.push(item)
          open.shift()
        }
      },
      done: t('collections.items.deleted', { count: items.length }),
      async undo() {
        for (let item = gone[0]; item; item = gone[0]) {
          await create({ params: { collection }, body: { values: item.values, sort: item.sort } }).unwrap()
          gone.shift()
        }
      },
    })
  }
}
