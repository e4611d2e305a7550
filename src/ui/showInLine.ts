/** Pixels over which the end of a line that goes on fades (`scrollLine`). */
const FADE_PX = 32

/** A `ref` for what is chosen in a line that scrolls, which brings it into view. The page stays where it is. */
export function showInLine(choice: HTMLElement | null): void {
  const line = choice?.parentElement
  if (!line) return
  const frame = line.getBoundingClientRect()
  const { left, right } = choice.getBoundingClientRect()
  line.scrollLeft += Math.min(0, left - frame.left - FADE_PX) || Math.max(0, right - frame.right + FADE_PX)
}
