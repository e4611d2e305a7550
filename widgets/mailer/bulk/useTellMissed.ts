import { useEffect, useEffectEvent } from 'react'
import { useMessages } from '../../../src/i18n'
import { useIsGone } from '../../../src/islands'
import { showToast, useAppDispatch, usePageStore, usePlace } from '../../../src/store'

/** Whoever leaves while so many have not got the mail is told, with a way back to it. So is, by what is answered, who has left before that was known. */
export function useTellMissed(missed: number): (count: number) => void {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { navigation } = usePageStore()
  const { url } = usePlace()
  const isGone = useIsGone()

  const tell = (count: number) => {
    if (count === 0) return
    const action = { key: t('composer.refused.back'), run: () => navigation.push(url) }
    dispatch(showToast({ kind: 'error', key: t('mailer.bulk.missed', { count }), action }))
  }
  const leave = useEffectEvent(() => tell(missed))
  useEffect(() => () => leave(), [])
  return (count) => {
    if (isGone.current) tell(count)
  }
}
