import {
  dropPalette,
  PALETTE,
  type PageStore,
  selectDialogs,
  selectErrors,
  selectNotices,
  selectPartnerLeft,
  selectSignIn,
  selectToasts,
} from '../../store'
import type { Overlays } from '../../ui'
import type { IslandHandle, OverlayNames } from '../types'
import type { Texts } from './createTexts'
import { tellMissingPart } from './tellMissingPart'
import { tellPlainly } from './tellPlainly'

export interface PageOverlays {
  /** Hears from the dialogs of all islands. */
  readonly context: Overlays
  /** Puts layers back into the page that went with what contained them. */
  readonly keep: () => void
  readonly stop: () => void
}

interface Options {
  document: Document
  store: PageStore
  texts: Texts
  names: OverlayNames
  readonly mount: (host: HTMLElement, name: string) => IslandHandle
}

/**
 * The islands for toasts, page notices, the sign-in dialog and the palette. Their hosts are made when there is something to show. Those of the first two live in the browser's
 * top layer: while a modal dialog is open everything outside of it is inert, so they move into the topmost one, and their React state moves along.
 */
export function createOverlays({ document, store, texts, names, mount }: Options): PageOverlays {
  const layers = new Map<string, HTMLElement>()
  const dialogs = new Map<string, HTMLDialogElement>()
  /** The others open dialogs themselves. */
  const hosts = new Map<string, HTMLElement>()

  const place = () => {
    const target = [...dialogs.values()].at(-1) ?? document.body
    for (const layer of layers.values()) {
      if (layer.parentNode !== target) moveInto(target, layer)
      raise(layer)
    }
  }

  const addLayer = (name: string | undefined) => {
    if (!name || layers.has(name)) return undefined
    const layer = createLayer(document, name)
    layers.set(name, layer)
    document.body.append(layer)
    mount(layer, name)
    place()
    return layer
  }

  let stopTelling = () => {}
  const addToasts = () => {
    const layer = addLayer(names.toasts)
    if (layer) stopTelling = tellPlainly(layer, { store, texts })
  }

  const addHost = (name: string | undefined) => {
    if (!name || hosts.has(name)) return undefined
    const host = document.createElement('div')
    host.setAttribute('data-island', name)
    hosts.set(name, host)
    document.body.append(host)
    mount(host, name)
    return host
  }

  /** Nobody sees the end of the page, where its failure would be shown; the next Ctrl+K tries again. */
  const addPalette = (name: string | undefined) => {
    const host = addHost(name)
    host?.addEventListener('partner-islands:error', (event) => {
      event.preventDefault()
      console.error('partner-islands: the palette could not be loaded', event.detail.error)
      if (name) hosts.delete(name)
      host.remove()
      store.dispatch(dropPalette())
      store.dispatch(tellMissingPart())
    })
  }

  const fill = () => {
    const state = store.getState()
    // Both are about the session.
    if (selectSignIn(state) === 'asked' || typeof selectPartnerLeft(state)?.to === 'number') addHost(names.signIn)
    if (selectDialogs(state).some(({ name }) => name === PALETTE)) addPalette(names.palette)
    if (selectNotices(state).length > 0 || selectErrors(state).length > 0) addLayer(names.notices)
    // The last one is the topmost.
    if (selectToasts(state).length > 0) addToasts()
  }

  const context: Overlays = {
    opened(id, dialog) {
      dialogs.set(id, dialog)
      place()
    },
    closing(id) {
      dialogs.delete(id)
      place()
    },
    removed() {},
  }

  const unsubscribe = store.subscribe(fill)
  fill()
  return {
    context,
    keep() {
      for (const [id, dialog] of dialogs) if (!dialog.isConnected) dialogs.delete(id)
      if ([...layers.values()].some((layer) => !layer.isConnected)) place()
      for (const host of hosts.values()) if (!host.isConnected) document.body.append(host)
    },
    stop() {
      unsubscribe()
      stopTelling()
      for (const host of [...layers.values(), ...hosts.values()]) host.remove()
    },
  }
}

function createLayer(document: Document, name: string): HTMLElement {
  const layer = document.createElement('div')
  layer.setAttribute('data-island', name)
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
