import { useLayoutEffect } from 'react'
import { cssTransition, type ToastTransitionProps } from 'react-toastify/unstyled'
import styles from './toasts.module.css'

const Slide = cssTransition({ enter: `${styles.enter}`, exit: `${styles.leave}`, collapse: false })

/** How a toast comes and goes. It is gone when its animation has ended, so there has to be one, however short. */
export function ToastTransition(props: ToastTransitionProps) {
  const { nodeRef } = props
  // The library makes each card a stop of the Tab key, where nothing can be done.
  useLayoutEffect(() => nodeRef.current?.removeAttribute('tabindex'), [nodeRef])
  return <Slide {...props} />
}
