import { memo, useRef, useState } from 'react'
import { isSameBlock } from './buildBlocks'
import type { RowBlock } from './Row'
import { RowView } from './RowView'
import styles from './stream.module.css'
import { useNear } from './useNear'

interface Props {
  block: RowBlock
  /** Drawn at once, because it is what the reader sees first. */
  isFirst: boolean
  /** The entry to show, when it is in here. */
  chosenId: number | undefined
}

/** Pixels a row is expected to take before it was ever drawn. */
const ROW_PX = 96

/**
 * Some rows of the stream. Away from what is visible only their height is left, so a log of any length costs what is on the screen; nothing is
 * left out while it has the focus or something is typed in it.
 */
export const Block = memo(
  function Block({ block, isFirst, chosenId }: Props) {
    const ref = useRef<HTMLDivElement>(null)
    const [isNear, setNear] = useState(isFirst)
    const [height, setHeight] = useState(block.rows.length * ROW_PX)

    useNear(ref, (near) => {
      const element = ref.current
      if (!near && element?.querySelector(':focus, [data-hold]')) return
      if (!near && isNear && element) setHeight(element.offsetHeight)
      setNear(near)
    })

    if (!isNear && chosenId === undefined) return <div ref={ref} style={{ blockSize: height }} />
    return (
      <div ref={ref} className={styles.block}>
        {block.rows.map((row) => (
          <RowView key={row.key} row={row} chosenId={chosenId} />
        ))}
      </div>
    )
  },
  (before, after) => before.isFirst === after.isFirst && before.chosenId === after.chosenId && isSameBlock(before.block, after.block),
)
