import { useEffect, useRef } from 'react'
import { useLocale } from '../../../src/i18n'
import { ComboBox } from '../../../src/ui'
import { type ChoiceKind, choicesOf } from './choices'

interface Props {
  label: string
  value: string
  kind: ChoiceKind
  onChoose: (value: string | null) => void
  onLeave: () => void
}

/** The list of a choice, open and with the focus. Escape leaves everything as it is. */
export function ChoiceEditor({ label, value, kind, onChoose, onLeave }: Props) {
  const locale = useLocale()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = ref.current?.querySelector('input')
    input?.focus()
    input?.click()
  }, [])
  return (
    <div
      ref={ref}
      onKeyDownCapture={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation()
          onLeave()
        }
      }}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onLeave()}
    >
      <ComboBox label={label} hideLabel options={choicesOf(kind, locale, value)} value={value || null} onChange={onChoose} />
    </div>
  )
}
