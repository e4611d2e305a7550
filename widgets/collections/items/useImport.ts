import { useRef, useState } from 'react'
import { useCreateItemMutation, useDeleteItemMutation } from '../../../src/api/cms'
import { useMessages } from '../../../src/i18n'
import { showToast, useAppDispatch, useAttempt } from '../../../src/store'

type Values = Readonly<Record<string, unknown>>

/** Makes items one after the other, counts them, and offers to take all of them away again. Another try goes on where the last one failed. */
export function useImport(collection: number) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  const [create] = useCreateItemMutation()
  const [remove] = useDeleteItemMutation()
  const made = useRef<number[]>([])
  const [done, setDone] = useState(0)

  const takeAway = () =>
    attempt({
      async run() {
        for (let item = made.current.at(-1); item !== undefined; item = made.current.at(-1)) {
          await remove({ params: { collection, item } }).unwrap()
          made.current.pop()
        }
      },
    })
  return {
    done,
    async take(rows: readonly Values[]) {
      for (const values of rows.slice(made.current.length)) {
        const { id } = await create({ params: { collection }, body: { values } }).unwrap()
        made.current.push(id)
        setDone(made.current.length)
      }
      const key = t('collections.import.done', { count: rows.length })
      dispatch(showToast({ kind: 'success', key, action: { key: 'partner.general.undo', run: () => void takeAway() } }))
    },
  }
}
