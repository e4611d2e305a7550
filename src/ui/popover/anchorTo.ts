let count = 0

/** Ties a popover to its anchor, by CSS anchor positioning where there is some. Returns what unties it. */
export function anchorTo(popover: HTMLElement, anchor: HTMLElement): () => void {
  if (!('positionArea' in popover.style)) return anchorByScript(popover, anchor)
  const name = `--partner-anchor-${++count}`
  // One element may anchor a menu and a tooltip at once, so the names form a list.
  anchor.style.setProperty('anchor-name', [...anchorNames(anchor), name].join(', '))
  popover.style.setProperty('position-anchor', name)
  return () =>
    anchor.style.setProperty(
      'anchor-name',
      anchorNames(anchor)
        .filter((other) => other !== name)
        .join(', '),
    )
}

/** Browsers without anchor positioning load what stands in for it. */
function anchorByScript(popover: HTMLElement, anchor: HTMLElement): () => void {
  let isGone = false
  let stop = () => {}
  import('./placeByScript').then(
    ({ placeByScript }) => {
      if (!isGone) stop = placeByScript(popover, anchor)
    },
    // It can be used where the browser puts it.
    () => undefined,
  )
  return () => {
    isGone = true
    stop()
  }
}

const anchorNames = (anchor: HTMLElement): string[] => anchor.style.getPropertyValue('anchor-name').match(/--[\w-]+/g) ?? []
