import { useId, useRef } from 'react'
import { useCreateItemsMutation, useDeleteItemsMutation } from '../../../src/api/cmsCollections'
import { useMessages } from '../../../src/i18n'
import { ITEMS_AT_ONCE } from '../../../src/model'
import { useOfferUndo } from '../../../src/parts/recentActions'
import { keepUnsaved, trackProgress, useAppDispatch } from '../../../src/store'

type Values = Readonly<Record<string, unknown>>

/** Makes items part by part, tells how far it is, and offers to take all of them away again, also when it ended in the middle. */
export function useImport(collection: number) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const offerUndo = useOfferUndo()
  const [create] = useCreateItemsMutation()
  const [remove] = useDeleteItemsMutation()
  const made = useRef<{ readonly id: number; readonly values: Values }[]>([])
  const isRunning = useRef(false)
  const isLeft = useRef(false)
  const unsaved = useId()

  async function takeAway(ids: number[]): Promise<void> {
    while (ids.length > 0) {
      const part = ids.slice(-ITEMS_AT_ONCE)
      await remove({ params: { collection }, body: { ids: part } }).unwrap()
      ids.splice(-part.length)
    }
  }
  const tell = () => {
    const ids = made.current.map(({ id }) => id)
    made.current = []
    if (ids.length > 0) offerUndo(t('collections.import.done', { count: ids.length }), () => takeAway(ids))
  }
  async function makeRest(rows: readonly Values[], onProgress: (share: number) => void): Promise<void> {
    while (made.current.length < rows.length) {
      const part = rows.slice(made.current.length, made.current.length + ITEMS_AT_ONCE)
      const { items } = await create({ params: { collection }, body: { items: part.map((values) => ({ values })) } }).unwrap()
      made.current.push(...items.map(({ id }, nth) => ({ id, values: part[nth] ?? {} })))
      onProgress(made.current.length / rows.length)
    }
  }

  const take = async (rows: readonly Values[]) => {
    // Another try goes on where the last one failed, also with a file that was put right; another file begins anew.
    if (!made.current.every(({ values }, nth) => isSame(values, rows[nth]))) tell()
    const { report, end } = dispatch(trackProgress({ key: t('collections.import.running', { count: rows.length }) }))
    isRunning.current = true
    // Half of a table would be left, and nobody to take it back.
    const release = keepUnsaved(unsaved)
    try {
      await makeRest(rows, report)
      tell()
    } catch (error) {
      if (isLeft.current) tell()
      throw error
    } finally {
      isRunning.current = false
      release()
      end()
    }
  }
  const leave = () => {
    isLeft.current = true
    if (!isRunning.current) tell()
  }
  return { take, leave }
}

const isSame = (one: Values, other: Values | undefined): boolean => JSON.stringify(one) === JSON.stringify(other)
