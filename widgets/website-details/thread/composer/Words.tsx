import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../../../../src/i18n'
import { TextArea } from '../../../../src/ui'
import { pagePart } from '../../layout/pagePart'
import type { MentionKeys } from '../mentions/MentionList'
import { type Mention, mentionBefore } from '../mentions/mentionBefore'
import styles from './composer.module.css'
import { type Draft, isPublic } from './Draft'

const MentionList = pagePart(async () => (await import('../mentions/MentionList')).MentionList)

interface Props {
  websiteId: number
  draft: Draft
  area: RefObject<HTMLTextAreaElement | null>
  onChange: (part: Partial<Draft>) => void
}

/** The words of an entry. An @ in what only the team reads offers colleagues to name (WM-09). */
export function Words({ websiteId, draft, area, onChange }: Props) {
  const t = useMessages()
  const { mode, text } = draft
  const listId = useId()
  const [mention, setMention] = useState<Mention | null>(null)
  const [activeId, setActiveId] = useState<string>()
  /** The @ whose list somebody closed. */
  const [closed, setClosed] = useState<number | null>(null)
  const keys = useRef<MentionKeys | null>(null)
  /** Where the caret goes once a name is in the text. */
  const caret = useRef<number | null>(null)

  const look = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    const found = isPublic(mode) || selectionStart !== selectionEnd ? null : mentionBefore(value, selectionStart)
    setMention(found)
    if (found?.from !== closed) setClosed(null)
  }
  const choose = (name: string) => {
    if (!mention) return
    const before = `${text.slice(0, mention.from)}@${name} `
    caret.current = before.length
    onChange({ text: before + text.slice(mention.to).trimStart() })
    setMention(null)
  }
  useEffect(() => {
    if (caret.current === null) return
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [text, area])

  return (
    <div className={styles.words}>
      <TextArea
        ref={area}
        label={t(`thread.compose.${mode}`)}
        hideLabel
        rows={2}
        dir="auto"
        placeholder={t(`thread.compose.${mode}.hint`)}
        value={text}
        aria-autocomplete={isPublic(mode) ? undefined : 'list'}
        aria-controls={activeId && listId}
        aria-activedescendant={activeId}
        onChange={(value) => onChange({ text: value })}
        onInput={(event) => look(event.currentTarget)}
        onSelect={(event) => look(event.currentTarget)}
        onBlur={() => setMention(null)}
        onKeyDown={(event: KeyboardEvent) => keys.current?.(event)}
      />
      {mention && mention.from !== closed && (
        <MentionList
          id={listId}
          websiteId={websiteId}
          query={mention.query}
          keys={keys}
          onActive={setActiveId}
          onChoose={choose}
          onClose={() => setClosed(mention.from)}
        />
      )}
    </div>
  )
}
