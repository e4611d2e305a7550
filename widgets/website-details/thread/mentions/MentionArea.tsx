import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { TextArea } from '../../../../src/ui'
import { pagePart } from '../../layout/pagePart'
import type { MentionKeys } from './MentionList'
import styles from './mentionArea.module.css'
import { type Mention, mentionBefore } from './mentionBefore'

const MentionList = pagePart(async () => (await import('./MentionList')).MentionList)

interface Props extends Pick<ComponentProps<typeof TextArea>, 'label' | 'rows' | 'placeholder' | 'error'> {
  websiteId: number
  value: string
  area: RefObject<HTMLTextAreaElement | null>
  /** Whether colleagues read it and nobody else: what others read names nobody. */
  isForTeam: boolean
  onChange: (text: string) => void
  /** Keys that the list has no use for. */
  onKeyDown?: (event: KeyboardEvent) => void
}

/** A field in which an @ offers colleagues to name (WM-09). */
export function MentionArea({ websiteId, value: text, area, isForTeam, onChange, onKeyDown, ...field }: Props) {
  const listId = useId()
  const [mention, setMention] = useState<Mention | null>(null)
  const [activeId, setActiveId] = useState<string>()
  /** The @ whose list somebody closed. */
  const [closed, setClosed] = useState<number | null>(null)
  const keys = useRef<MentionKeys | null>(null)
  /** Where the caret goes once a name is in the text. */
  const caret = useRef<number | null>(null)

  const look = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    const found = !isForTeam || selectionStart !== selectionEnd ? null : mentionBefore(value, selectionStart)
    setMention(found)
    if (found?.from !== closed) setClosed(null)
  }
  const choose = (name: string) => {
    if (!mention) return
    const before = `${text.slice(0, mention.from)}@${name} `
    caret.current = before.length
    onChange(before + text.slice(mention.to).trimStart())
    setMention(null)
  }
  useEffect(() => {
    if (caret.current === null) return
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [text, area])

  return (
    <div className={styles.area}>
      <TextArea
        {...field}
        ref={area}
        hideLabel
        dir="auto"
        value={text}
        aria-autocomplete={isForTeam ? 'list' : undefined}
        aria-controls={activeId && listId}
        aria-activedescendant={activeId}
        onChange={onChange}
        onInput={(event) => look(event.currentTarget)}
        onSelect={(event) => look(event.currentTarget)}
        onBlur={() => setMention(null)}
        onKeyDown={(event: KeyboardEvent) => {
          keys.current?.(event)
          if (!event.defaultPrevented) onKeyDown?.(event)
        }}
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
