import { $getSelection, $isRangeSelection, $isTextNode, COMMAND_PRIORITY_HIGH, KEY_DOWN_COMMAND, type LexicalEditor } from 'lexical'
import { useEffect, useEffectEvent, useId, useState } from 'react'

/** What was typed of a merge field. */
const TYPED = /\{\{\s*([a-z._]*)$/i

/** The list of merge fields that `{{` opens: arrows choose, Enter and Tab take, Escape closes. */
export function useFieldList(editor: LexicalEditor, fields: Readonly<Record<string, string>>) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const names = typed === null ? [] : Object.keys(fields).filter((name) => name.includes(typed.toLowerCase()))
  const isOpen = names.length > 0

  const take = (name: string) => {
    setTyped(null)
    editor.update(() => {
      const selection = $getSelection()
      const node = $isRangeSelection(selection) ? selection.anchor.getNode() : null
      if (!$isRangeSelection(selection) || !$isTextNode(node)) return
      const { offset } = selection.anchor
      const begun = TYPED.exec(node.getTextContent().slice(0, offset))?.[0] ?? ''
      node.spliceText(offset - begun.length, begun.length, `{{${name}}}`, true)
    })
  }

  const onUpdate = useEffectEvent(() => {
    const next = editor.getEditorState().read(() => {
      const selection = $getSelection()
      if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null
      const node = selection.anchor.getNode()
      return $isTextNode(node) ? (TYPED.exec(node.getTextContent().slice(0, selection.anchor.offset))?.[1] ?? null) : null
    })
    if (next === typed) return
    setTyped(next)
    setActive(0)
  })
  const onKey = useEffectEvent((event: KeyboardEvent): boolean => {
    if (!isOpen || event.isComposing) return false
    const name = names[active] ?? names[0]
    if (event.key === 'ArrowDown') setActive((active + 1) % names.length)
    else if (event.key === 'ArrowUp') setActive((active + names.length - 1) % names.length)
    else if (event.key === 'Escape') setTyped(null)
    else if ((event.key === 'Enter' || event.key === 'Tab') && name) take(name)
    else return false
    event.preventDefault()
    return true
  })

  useEffect(() => {
    const stops = [
      editor.registerUpdateListener(() => onUpdate()),
      editor.registerCommand(KEY_DOWN_COMMAND, (event) => onKey(event), COMMAND_PRIORITY_HIGH),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [editor])

  return { id, isOpen, names, active, take }
}
