import { type RefObject, useLayoutEffect } from 'react'

/** While a form is on its way that goes once it has arrived, its fields take nothing: what is typed would go with it. They keep the focus. */
export function useHeldFields(form: RefObject<HTMLElement | null>, isHeld: boolean): void {
  useLayoutEffect(() => {
    const element = form.current
    if (!element || !isHeld) return undefined
    const refuse = (event: Event) => event.preventDefault()
    element.addEventListener('beforeinput', refuse)
    return () => element.removeEventListener('beforeinput', refuse)
  }, [form, isHeld])
}
