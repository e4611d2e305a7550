/** Keeps a file that is dropped beside what takes files from being opened in the place of the page, with all that was typed there. */
export function filterDrops(root: ShadowRoot, signal: AbortSignal): void {
  const refuse = (event: Event) => {
    if (!(event instanceof DragEvent) || event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  root.addEventListener('dragover', refuse, { signal })
  root.addEventListener('drop', refuse, { signal })
}
