import { insertText } from '../../../store'

/** Types what offers saved replies, on a line of its own, as a hand would. */
export function beginTemplate(area: HTMLTextAreaElement): void {
  const { value, selectionStart: at } = area
  const isLineBegun = at > 0 && value[at - 1] !== '\n'
  area.focus()
  insertText(area, isLineBegun ? '\n/' : '/')
}
