import { COMMAND_PRIORITY_LOW, type LexicalEditor, PASTE_COMMAND } from 'lexical'
import { insertHtml } from './createMailEditor'

/** What the editor itself puts there when something is copied out of it. */
const OWN_TYPE = 'application/x-lexical-editor'

/** Pasted HTML goes the way of every other: the editor alone would take apart whatever it is, however large. Answers how to end it. */
export const registerPaste = (editor: LexicalEditor): (() => void) =>
  editor.registerCommand(
    PASTE_COMMAND,
    (event) => {
      const data = event instanceof ClipboardEvent ? event.clipboardData : null
      const html = data?.getData('text/html')
      if (!html || data?.types.includes(OWN_TYPE)) return false
      event.preventDefault()
      insertHtml(editor, html)
      return true
    },
    COMMAND_PRIORITY_LOW,
  )
