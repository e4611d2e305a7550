import { memo } from 'react'
import { heightOf, isSameBlock } from './buildBlocks'
import { Part } from './Part'
import type { RowBlock } from './Row'
import { RowView } from './RowView'

interface Props {
  block: RowBlock
  isFirst: boolean
  /** The message to show, when it is in here. */
  chosenId: number | undefined
}

/** Some rows of the stream. */
export const Block = memo(
  ({ block, isFirst, chosenId }: Props) => (
    <Part height={heightOf([block])} isFirst={isFirst} isHeld={chosenId !== undefined}>
      {() => block.rows.map((row) => <RowView key={row.key} row={row} chosenId={chosenId} />)}
    </Part>
  ),
  (before, after) => before.isFirst === after.isFirst && before.chosenId === after.chosenId && isSameBlock(before.block, after.block),
)
