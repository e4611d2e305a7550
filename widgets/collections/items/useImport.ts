import { useRef } from 'react'
import { useCreateItemsMutation, useDeleteItemsMutation } from '../../../src/api/cmsCollections'
import { useMessages } from '../../../src/i18n'
import { ITEMS_AT_ONCE } from '../../../src/model'
import { useOfferUndo } from '../../../src/parts/recentActions'
import { trackProgress, useAppDispatch } from '../../../src/store'

type Values = Readonly<Record<string, unknown>>

/** Makes items part by part, tells how far it is, and offers to take all of them away again. Another try goes on where the last one failed. */
export function useImport(collection: number) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const offerUndo = useOfferUndo()
  const [create] = useCreateItemsMutation()
  const [remove] = useDeleteItemsMutation()
  const made = useRef<number[]>([])

  async function takeAway(): Promise<void> {
    while (made.current.length > 0) {
      const ids = made.current.slice(-ITEMS_AT_ONCE)
      await remove({ params: { collection }, body: { ids } }).unwrap()
      made.current.splice(-ids.length)
    }
  }
  return async (rows: readonly Values[]) => {
    const { report, end } = dispatch(trackProgress({ key: t('collections.import.running', { count: rows.length }) }))
    try {
      while (made.current.length < rows.length) {
        const part = rows.slice(made.current.length, made.current.length + ITEMS_AT_ONCE)
        const { items } = await create({ params: { collection }, body: { items: part.map((values) => ({ values })) } }).unwrap()
        made.current.push(...items.map(({ id }) => id))
        report(made.current.length / rows.length)
      }
    } finally {
      end()
    }
    offerUndo(t('collections.import.done', { count: rows.length }), takeAway)
  }
}
