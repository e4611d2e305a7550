import { Check } from '../icons'
import { type PointerEvent, type ReactNode, useRef } from 'react'
import { useMessages } from '../../i18n'
import { useActiveRow } from '../useActiveRow'
import styles from './comboBox.module.css'
import { useHeldWhilePressed } from './useHeldWhilePressed'

export interface ComboOption {
  value: string
  label: string
  /** A second line. */
  description?: string | undefined
  /** Before the label: an avatar, an icon. */
  start?: ReactNode
  disabled?: boolean | undefined
}

interface Props<Option extends ComboOption> {
  id: string
  label: string
  options: readonly Option[]
  active: number
  value: string | null
  loading?: boolean | undefined
  onChoose: (option: Option) => void
  onPoint: (index: number) => void
}

/** The list of a combo box. Focus stays in the input; the active option is marked and scrolled to. */
export function ComboList<Option extends ComboOption>({ id, label, active, value, loading, onChoose, onPoint, ...given }: Props<Option>) {
  const ref = useRef<HTMLDivElement>(null)
  const point = useActiveRow(ref, active, onPoint)
  const t = useMessages()
  const [options, hold] = useHeldWhilePressed(given.options)
  const onPointerDown = (event: PointerEvent) => {
    // The input must keep the focus, or the list closes before the click.
    event.preventDefault()
    hold()
  }

  return (
    <>
      <div ref={ref} id={id} role="listbox" aria-label={label} aria-busy={loading} className={styles.list}>
        {options.map((option, index) => (
          // Keys go to the input, which keeps the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={option.value === value}
            aria-disabled={option.disabled}
            className={styles.option}
            data-active={index === active || undefined}
            onPointerMove={() => point(index)}
            onPointerDown={onPointerDown}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => !option.disabled && onChoose(option)}
          >
            {option.start}
            <span className={styles.text}>
              {option.label}
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
            {option.value === value && <Check className={styles.check} size={16} aria-hidden />}
          </div>
        ))}
      </div>
      {options.length === 0 && <p className={styles.note}>{t(loading ? 'partner.general.loading' : 'partner.general.noMatches')}</p>}
    </>
  )
}
