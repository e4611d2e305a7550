import { useEffect } from 'react'
import { toast as notify, type ToastContentProps } from 'react-toastify/unstyled'
import { dismissToast, type Toast, useAppDispatch } from '../../src/store'
import { ToastCard } from './ToastCard'
import type { HandOverFocus } from './useFocusHandover'

interface Props {
  toast: Toast
  onLeave: HandOverFocus
}

/** A toast of the store in the hands of the library, which says when its time is over. */
export function ShownToast({ toast, onLeave }: Props) {
  const dispatch = useAppDispatch()
  const { id, kind, duration } = toast

  useEffect(() => {
    const render = ({ closeToast }: ToastContentProps) => <ToastCard toast={toast} onClose={closeToast} onLeave={onLeave} />
    const options = { type: kind, role: kind === 'error' ? 'alert' : 'status', autoClose: duration ?? (false as const) }
    // Told again, or with new content, its time begins anew. At once: what is delayed would come back if it was closed meanwhile.
    if (notify.isActive(id)) notify.update(id, { ...options, render, delay: null })
    else notify(render, { ...options, toastId: id, onClose: () => dispatch(dismissToast(id)) })
  }, [toast, id, kind, duration, onLeave, dispatch])

  useEffect(() => () => notify.dismiss(id), [id])
  return null
}
