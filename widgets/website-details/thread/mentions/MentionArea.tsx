import { type ComponentProps, type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { TextArea } from '../../../../src/ui'
import { pagePart } from '../../shared/pagePart'
import type { MentionKeys } from './MentionList'
import styles from './mentionArea.module.css'
import { type Mention, mentionBefore } from './mentionBefore'

const MentionList = pagePart(async () => (await import('./MentionList')).MentionList)

interface Props extends Pick<ComponentProps<typeof TextArea>, 'label' | 'rows' | 'placeholder' | 'error'> {
  websiteId: number
  /** What was written elsewhere than in the field: another object brings its text into it. */
  written: { readonly text: string }
  area: RefObject<HTMLTextAreaElement | null>
  /** Whether colleagues read it and nobody else: what others read names nobody. */
  isForTeam: boolean
  onChange: (text: string) => void
  /** Keys that the list has no use for. */
  onKeyDown?: (event: KeyboardEvent) => void
}

/** A field in which an @ offers colleagues to name (WM-09). */
export function MentionArea({ websiteId, written, area, isForTeam, onChange, onKeyDown, ...field }: Props) {
  const listId = useId()
  const [mention, setMention] = useState<Mention | null>(null)
  const [activeId, setActiveId] = useState<string>()
  /** The @ whose list somebody closed. */
  const [closed, setClosed] = useState<number | null>(null)
  const keys = useRef<MentionKeys | null>(null)

  // What is typed is in the field before anybody else knows of it, and stays there untouched.
  useLayoutEffect(() => {
    if (area.current && area.current.value !== written.text) area.current.value = written.text
  }, [written, area])

  const look = (element: HTMLTextAreaElement) => {
    const { value } = element
    // Where the caret is costs a layout, which most letters can do without.
    const isOne = isForTeam && value.includes('@') && element.selectionStart === element.selectionEnd
    const found = isOne ? mentionBefore(value, element.selectionEnd) : null
    setMention(found)
    if (found?.from !== closed) setClosed(null)
  }
  const choose = (name: string) => {
    const element = area.current
    if (!mention || !element) return
    const before = `${element.value.slice(0, mention.from)}@${name} `
    element.value = before + element.value.slice(mention.to).trimStart()
    element.setSelectionRange(before.length, before.length)
    onChange(element.value)
    setMention(null)
  }

  return (
    <div className={styles.area}>
      <TextArea
        {...field}
        ref={area}
        hideLabel
        dir="auto"
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
