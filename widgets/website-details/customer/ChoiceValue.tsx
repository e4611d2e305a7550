import { Pencil } from '../../../src/ui/icons'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { reasonFor } from '../../../src/parts/submit'
import { Skeleton, VisuallyHidden } from '../../../src/ui'
import { pagePart } from '../../../src/islands'
import inline from '../inline/inline.module.css'
import type { ChoiceKind } from './choices'
import styles from './customer.module.css'

const ChoiceEditor = pagePart(async () => (await import('./ChoiceEditor')).ChoiceEditor, <Skeleton shape="block" height="36px" />)

interface Props {
  label: string
  value: string
  display: string
  kind: ChoiceKind
  canEdit: boolean
  onSave: (value: string) => Promise<unknown>
}

/** A value of a list. The list comes when it is wanted; choosing saves. */
export function ChoiceValue({ label, value, display, kind, canEdit, onSave }: Props) {
  const t = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  // What there was when the list was opened, and how to save over that: what others change meanwhile must not go unseen.
  const [begun, setBegun] = useState<Pick<Props, 'value' | 'onSave'> | null>(null)
  const [error, setError] = useState<ReactNode>()
  const wasEditing = useRef(false)

  useEffect(() => {
    if (wasEditing.current && !begun) button.current?.focus()
    wasEditing.current = Boolean(begun)
  }, [begun])

  async function choose(over: Pick<Props, 'value' | 'onSave'>, next: string | null): Promise<void> {
    setBegun(null)
    setError(undefined)
    if ((next ?? '') === over.value) return
    try {
      await over.onSave(next ?? '')
    } catch (thrown) {
      setError(reasonFor(thrown))
    }
  }

  if (!canEdit) return display || <span className={inline.empty}>–</span>
  if (begun)
    return (
      <ChoiceEditor
        label={label}
        value={begun.value}
        kind={kind}
        onChoose={(next) => void choose(begun, next)}
        onLeave={() => setBegun(null)}
      />
    )
  return (
    <>
      <button ref={button} type="button" className={inline.value} onClick={() => setBegun({ value, onSave })}>
        <VisuallyHidden>{t('websiteDetails.edit', { field: label })} </VisuallyHidden>
        <span className={inline.text} data-empty={!value || undefined}>
          {display || t('websiteDetails.add')}
        </span>
        <Pencil size={13} aria-hidden className={inline.pencil} />
      </button>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </>
  )
}
