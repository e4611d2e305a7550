import type { Overlays } from '../../../ui'

export interface Layers {
  /** Hears from the dialogs of all islands. */
  readonly context: Pick<Overlays, 'opened' | 'closing'>
  readonly has: (name: string) => boolean
  /** Makes one, above all that are there. */
  readonly add: (name: string) => HTMLElement
  /** Puts those back into the page that went with what contained them. */
  readonly keep: () => void
  readonly remove: () => void
}

/**
 * What lies above the page, in the browser's top layer. While a modal dialog is open everything outside of it is inert, so layers move into the
 * topmost one, and their React state moves along.
 */
export function createLayers(document: Document): Layers {
  const layers = new Map<string, HTMLElement>()
  const dialogs = new Map<string, HTMLDialogElement>()

  const place = () => {
    const target = [...dialogs.values()].at(-1) ?? document.body
    for (const layer of layers.values()) {
      if (layer.parentNode !== target) moveInto(target, layer)
      raise(layer)
    }
  }

  const context: Layers['context'] = {
    opened(id, dialog) {
      dialogs.set(id, dialog)
      place()
    },
    closing(id) {
      dialogs.delete(id)
      place()
    },
  }
  return {
    context,
    has: (name) => layers.has(name),
    add(name) {
      const layer = createLayer(document)
      layers.set(name, layer)
      document.body.append(layer)
      place()
      return layer
    },
    keep() {
      for (const [id, dialog] of dialogs) if (!dialog.isConnected) dialogs.delete(id)
      if ([...layers.values()].some((layer) => !layer.isConnected)) place()
    },
    remove() {
      for (const layer of layers.values()) layer.remove()
    },
  }
}

function createLayer(document: Document): HTMLElement {
  const layer = document.createElement('div')
  layer.popover = 'manual'
  // What the browser draws around a popover, until the island has its own sheets.
  Object.assign(layer.style, { inset: '0 auto auto 0', border: '0', padding: '0', background: 'none' })
  return layer
}

/** Brings a layer above everything that is in the top layer now. */
function raise(layer: HTMLElement): void {
  if (!layer.isConnected || !('showPopover' in layer)) return
  if (layer.matches(':popover-open')) layer.hidePopover()
  layer.showPopover()
}

interface MovableParent {
  readonly moveBefore?: (node: Node, child: Node | null) => void
}

/** `moveBefore` keeps focus and animations, where the browser has it. */
function moveInto(target: HTMLElement & MovableParent, layer: HTMLElement): void {
  if (target.moveBefore && layer.isConnected && target.isConnected) target.moveBefore(layer, null)
  else target.append(layer)
}
