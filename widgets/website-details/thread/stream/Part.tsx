import { type ReactNode, useRef, useState } from 'react'
import { usePrinting } from '../../../../src/ui'
import styles from './stream.module.css'
import { useNear } from './useNear'

interface Props {
  /** Pixels it is expected to take before it was ever drawn. */
  height: number
  /** Drawn at once, because it is what the reader sees first. */
  isFirst: boolean
  /** Drawn wherever it is. */
  isHeld: boolean
  children: () => ReactNode
}

/**
 * A part of the stream. Away from what is visible only its height is left, so a log of any length costs what is on the screen; nothing is
 * left out while it has the focus, or something is typed in it, or the page is printed.
 */
export function Part({ height: expected, isFirst, isHeld, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(isFirst)
  const [height, setHeight] = useState(expected)
  const isPrinting = usePrinting()

  useNear(ref, (near) => {
    const element = ref.current
    if (!near && element?.querySelector(':focus, [data-hold]')) return
    if (!near && isNear && element) setHeight(element.offsetHeight)
    setNear(near)
  })

  if (!isNear && !isHeld && !isPrinting) return <div ref={ref} style={{ blockSize: height }} />
  return (
    <div ref={ref} className={styles.part}>
      {children()}
    </div>
  )
}
