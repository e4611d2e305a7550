import {
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { insertText } from '../../../store'
import { TextArea } from '../../../ui'
import type { Completed, Completion, CompletionKeys, CompletionProps } from './Completion'
import styles from './completionArea.module.css'

interface Props extends Pick<ComponentProps<typeof TextArea>, 'label' | 'rows' | 'placeholder' | 'error'> {
  /** Another value brings the latest text into the field: something was written elsewhere than in it. */
  written: unknown
  /** What is written, to the last letter. What was drawn may be older by letters typed since. */
  latest: RefObject<{ readonly text: string }>
  area: RefObject<HTMLTextAreaElement | null>
  /** The sign that a completion begins with. */
  sign: string
  /** What is begun at the caret. */
  find: (text: string, caret: number) => Completion | null
  List: ComponentType<CompletionProps>
  /** What is chosen is about it. */
  websiteId: number
  onChange: (text: string) => void
  /** Keys that the list has no use for. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
}

/** A field in which a sign offers a list to choose from. */
export function CompletionArea({ written, latest, area, sign, find, List, websiteId, onChange, onKeyDown, ...field }: Props) {
  const listId = useId()
  const [begun, setBegun] = useState<Completion | null>(null)
  const [activeId, setActiveId] = useState<string>()
  /** The sign whose list somebody closed. */
  const [closed, setClosed] = useState<number | null>(null)
  const keys = useRef<CompletionKeys | null>(null)

  // What is typed is in the field before anybody else knows of it, and stays there untouched.
  useLayoutEffect(() => {
    if (area.current) fill(area.current, latest.current.text)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another value brings the latest text, which is newer than the value
  }, [written, latest, area])

  const look = (element: HTMLTextAreaElement) => {
    const { value } = element
    // Where the caret is costs a layout, which most letters can do without.
    const isOne = value.includes(sign) && element.selectionStart === element.selectionEnd
    const found = isOne ? find(value, element.selectionEnd) : null
    setBegun(found)
    if (found?.from !== closed) setClosed(null)
  }
  const choose = ({ text, marked }: Completed) => {
    const element = area.current
    if (!begun || !element) return
    const hasSpace = text.endsWith(' ') && element.value[begun.to] === ' '
    element.setSelectionRange(begun.from, begun.to + Number(hasSpace))
    insertText(element, text)
    element.setSelectionRange(begun.from + (marked?.from ?? text.length), begun.from + (marked?.to ?? text.length))
    setBegun(null)
  }

  return (
    <div className={styles.area}>
      <TextArea
        {...field}
        ref={area}
        hideLabel
        dir="auto"
        aria-autocomplete="list"
        aria-controls={activeId && listId}
        aria-activedescendant={activeId}
        onChange={onChange}
        onInput={(event) => look(event.currentTarget)}
        onSelect={(event) => look(event.currentTarget)}
        onBlur={() => setBegun(null)}
        onKeyDown={(event: KeyboardEvent) => {
          keys.current?.(event)
          if (!event.defaultPrevented) onKeyDown?.(event)
        }}
      />
      {begun && begun.from !== closed && (
        <List
          id={listId}
          websiteId={websiteId}
          query={begun.query}
          keys={keys}
          onActive={setActiveId}
          onChoose={choose}
          onClose={() => setClosed(begun.from)}
        />
      )}
    </div>
  )
}

/** A text that is there already stays untouched, with its caret, also where words come below it. */
function fill(element: HTMLTextAreaElement, text: string): void {
  const { value, selectionStart, selectionEnd } = element
  if (value === text) return
  element.value = text
  if (value && text.startsWith(value)) element.setSelectionRange(selectionStart, selectionEnd)
}
