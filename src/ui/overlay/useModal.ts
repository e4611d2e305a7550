import { type RefObject, useContext, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { OverlayContext } from './OverlayContext'

interface Options {
  /** In the list of dialogs; its own one if not given. */
  id: string | undefined
  open: boolean
  title: string
  onClose: (() => void) | undefined
  /** Called when the exit animation is over. */
  onExited: () => void
}

/** Shows a `<dialog>` as modal while `open`, and reports its life to the overlay list. The browser keeps and returns the focus. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, { open, title, onClose, onExited, ...given }: Options): void {
  const ownId = useId()
  const id = given.id ?? ownId
  const overlays = useContext(OverlayContext)
  const isMounted = useRef(false)
  const told = useRef(title)
  const close = useEffectEvent(() => onClose?.())
  const enter = useEffectEvent((dialog: HTMLDialogElement) => {
    dialog.inert = false
    dialog.showModal()
    focusStart(dialog)
    overlays.opened(id, dialog, { title, close })
  })
  const leave = useEffectEvent(async (dialog: HTMLDialogElement) => {
    dialog.close()
    // Where the focus came from is gone: the browser takes it back only with the next frame, too late for whoever looks where it is.
    dialog.querySelector<HTMLElement>(':focus')?.blur()
    // While it fades it is still in the top layer, and would take the clicks that are meant for the page.
    dialog.inert = true
    overlays.closing(id)
    await animationsOf(dialog)
    if (dialog.open) return
    overlays.removed(id)
    // Whoever took the dialog away knows; told late, they would take the next one for it.
    if (isMounted.current) onExited()
  })

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (open) enter(dialog)
    else void leave(dialog)
  }, [ref, open])

  const rename = useEffectEvent((name: string) => {
    if (open && told.current !== name) overlays.renamed(id, name)
    told.current = name
  })
  useLayoutEffect(() => rename(title), [title])

  // Whoever takes an open dialog away closes it first, so that the focus goes back.
  useLayoutEffect(() => {
    const dialog = ref.current
    isMounted.current = true
    return () => {
      isMounted.current = false
      if (dialog?.open) void leave(dialog)
    }
  }, [ref])
}

/** The element that asks for it, else the first field, else the dialog itself, so that its title is read out. */
function focusStart(dialog: HTMLDialogElement): void {
  const field = ':is(input, select, textarea, [data-field]):not([type="hidden"], [hidden], :disabled)'
  const start = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>(field) ?? dialog
  start.focus()
}

const animationsOf = (element: Element): Promise<unknown> =>
  Promise.allSettled((element.getAnimations?.() ?? []).map((animation) => animation.finished))
