import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { $toggleLink } from '@lexical/link'
import { registerList } from '@lexical/list'
import { registerRichText } from '@lexical/rich-text'
import { $getSelection, $isRangeSelection, type LexicalEditor } from 'lexical'
import { type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react'
import { useViewOnly } from '../../ui'
import { CircleAlert } from '../../ui/icons'
import { $caret, appendHtml, createMailEditor, focusCaret, insertHtml, readHtml, selectWords, setHtml } from './createMailEditor'
import { FieldList } from './FieldList'
import { registerFields } from './FieldNode'
import styles from './mailEditor.module.css'
import { registerPaste } from './registerPaste'
import { Toolbar } from './Toolbar'
import { useFieldList } from './useFieldList'

export interface MailEditorHandle {
  focus(): void
  insertText(text: string): void
  insertHtml(html: string): void
  /** Puts HTML at the end, and leaves the caret where it is. */
  appendHtml(html: string): void
  /** Goes to where these words are written. */
  select(words: string): void
}

export interface Props {
  label: string
  /** What it begins with; later values are not looked at: give it another key. */
  initialHtml: string
  onChange: (html: string) => void
  /** Merge fields to choose from, with the value each has. */
  fields: Readonly<Record<string, string>>
  error?: string | undefined
  ref?: Ref<MailEditorHandle> | undefined
}

/** Where the words of a mail are written. */
export function MailEditor({ label, initialHtml, onChange, fields, error, ref }: Props) {
  const [editor] = useState(createMailEditor)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const viewOnly = useViewOnly()
  const changed = useEffectEvent(() => onChange(readHtml(editor)))
  const begin = useEffectEvent(() => setHtml(editor, initialHtml))
  const list = useFieldList(editor, fields)

  useEffect(() => {
    editor.setRootElement(box.current)
    const stopFields = registerFields(editor)
    begin()
    const stops = [
      stopFields,
      registerRichText(editor),
      registerPaste(editor),
      registerList(editor),
      registerHistory(editor, createEmptyHistoryState(), HISTORY_MS),
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
        if ((dirtyElements.size > 0 || dirtyLeaves.size > 0) && !tags.has('history-merge')) changed()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
      editor.setRootElement(null)
    }
  }, [editor])

  useImperativeHandle(ref, () => ({
    focus: () => focusCaret(editor),
    insertText: (text) => insertText(editor, text),
    insertHtml: (html) => insertHtml(editor, html),
    appendHtml: (html) => appendHtml(editor, html),
    select: (words) => selectWords(editor, words),
  }))

  return (
    <div className={styles.editor} data-invalid={error ? true : undefined}>
      <Toolbar
        editor={editor}
        fields={fields}
        onField={(name) => insertText(editor, `{{${name}}}`)}
        onLink={(url) => toggleLink(editor, url)}
        onButton={(words, field) => insertHtml(editor, `<p><a class="button" href="{{${field}}}">${words}</a></p>`)}
      />
      <div
        ref={box}
        className={styles.text}
        role="textbox"
        aria-multiline
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}error` : undefined}
        aria-autocomplete="list"
        aria-controls={list.isOpen ? list.id : undefined}
        aria-activedescendant={list.isOpen ? `${list.id}-${list.active}` : undefined}
        tabIndex={0}
        contentEditable={viewOnly === undefined}
        aria-readonly={viewOnly !== undefined}
        suppressContentEditableWarning
        dir="auto"
        spellCheck
      />
      {list.isOpen && <FieldList {...list} fields={fields} />}
      {error && (
        <p id={`${id}error`} className={styles.error}>
          <CircleAlert size={14} aria-hidden />
          {error}
        </p>
      )}
    </div>
  )
}

/** Typing without a longer pause is one step of undo. */
const HISTORY_MS = 500

function insertText(editor: LexicalEditor, text: string): void {
  editor.update(() => {
    const selection = $caret()
    if ($isRangeSelection(selection)) selection.insertText(text)
  })
  editor.focus()
}

function toggleLink(editor: LexicalEditor, url: string | null): void {
  editor.update(() => {
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) return
    // A link needs words.
    if (url && selection.isCollapsed()) {
      selection.insertText(url)
      selection.anchor.set(selection.anchor.key, selection.anchor.offset - url.length, selection.anchor.type)
    }
    $toggleLink(url)
  })
  editor.focus()
}
