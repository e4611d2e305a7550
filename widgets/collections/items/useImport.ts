import { useRef, useState } from 'react'
import { useCreateItemsMutation, useDeleteItemsMutation } from '../../../src/api/cms'
import { useMessages } from '../../../src/i18n'
import { ITEMS_AT_ONCE } from '../../../src/model'
import { showToast, useAppDispatch, useAttempt } from '../../../src/store'

type Values = Readonly<Record<string, unknown>>

/** Makes items part by part, counts them, and offers to take all of them away again. Another try goes on where the last one failed. */
export function useImport(collection: number) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  const [create] = useCreateItemsMutation()
  const [remove] = useDeleteItemsMutation()
  const made = useRef<number[]>([])
  const [done, setDone] = useState(0)

  const takeAway = () =>
    attempt({
      async run() {
        while (made.current.length > 0) {
          const ids = made.current.slice(-ITEMS_AT_ONCE)
          await remove({ params: { collection }, body: { ids } }).unwrap()
          made.current.splice(-ids.length)
        }
      },
    })
  return {
    done,
    async take(rows: readonly Values[]) {
      while (made.current.length < rows.length) {
        const part = rows.slice(made.current.length, made.current.length + ITEMS_AT_ONCE)
        const { items } = await create({ params: { collection }, body: { items: part.map((values) => ({ values })) } }).unwrap()
        made.current.push(...items.map(({ id }) => id))
        setDone(made.current.length)
      }
      const key = t('collections.import.done', { count: rows.length })
      dispatch(showToast({ kind: 'success', key, action: { key: 'partner.general.undo', run: () => void takeAway() } }))
    },
  }
}
