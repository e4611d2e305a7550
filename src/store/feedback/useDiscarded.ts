import { useEffect, useEffectEvent, useRef } from 'react'
import { useAppDispatch } from '../hooks'
import { dismissToast, showToast } from './showToast'

/**
 * Says that unsaved changes were given up, and brings them back by Undo, until others are made or what they were made in is gone. Its text is
 * a message key, or in the reader's words.
 */
export function useDiscarded(isDirty: boolean): (bringBack: () => void, text?: string) => void {
  const dispatch = useAppDispatch()
  const toast = useRef<string>(undefined)
  const withdraw = useEffectEvent(() => {
    if (toast.current) dispatch(dismissToast(toast.current))
  })
  // Changes made since would be lost to those that come back.
  useEffect(() => {
    if (isDirty) withdraw()
  }, [isDirty])
  useEffect(() => () => withdraw(), [])

  return (bringBack, text = 'partner.general.discarded') => {
    toast.current = dispatch(showToast({ kind: 'success', key: text, action: { key: 'partner.general.undo', run: bringBack } }))
  }
}
