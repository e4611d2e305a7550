import { type KeyboardEvent, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react'
import { ComboList, type ComboOption } from '../../../ui'
import type { CompletionProps } from './Completion'
import styles from './completionList.module.css'

interface Props extends Omit<CompletionProps, 'websiteId' | 'query' | 'onChoose'> {
  label: string
  options: readonly ComboOption[]
  onChoose: (option: ComboOption) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** What can be chosen, above the field in which it is begun. */
export function CompletionList({ id, label, options, keys, onActive, onChoose, onClose }: Props) {
  const [place, setPlace] = useState(0)
  const active = Math.min(place, options.length - 1)
  const chosen = options[active]

  useImperativeHandle(keys, () => (event: KeyboardEvent) => {
    if (!chosen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return
    const step = STEPS[event.key]
    if (step) setPlace((active + step + options.length) % options.length)
    else if (event.key === 'Enter') onChoose(chosen)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  })

  const activate = useEffectEvent(onActive)
  const activeId = chosen && `${id}-${active}`
  useEffect(() => {
    activate(activeId)
    return () => activate(undefined)
  }, [activeId])

  if (!chosen) return null
  return (
    <div className={styles.list}>
      <ComboList id={id} label={label} options={options} active={active} value={null} onChoose={onChoose} onPoint={setPlace} />
    </div>
  )
}
