import type { MouseEvent } from 'react'

/** Whether a click on a link is ours to handle: with ctrl, meta, shift, alt or another button the browser opens it elsewhere. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
