import type { ReactNode } from 'react'
import styles from './longText.module.css'
import { piecesOf } from './piecesOf'

interface Props {
  text: string
  className?: string | undefined
  /** How a piece is drawn; as it is without this. */
  render?: (piece: string) => ReactNode
}

/**
 * Text that somebody else wrote, of any length, in paragraphs of which browsers lay out those in view only. Layout of a single one takes
 * seconds where scripts alternate or marks pile up. Readers may have it translated, which replaces text nodes: another text is another element.
 */
export function LongText({ text, className, render = (piece) => piece }: Props) {
  const pieces = piecesOf(text)
  if (pieces.length === 1) {
    return (
      <p key={text} className={className} dir="auto" translate="yes">
        {render(text)}
      </p>
    )
  }
  return (
    <div className={className}>
      {pieces.map((piece, index) => (
        <p key={`${index} ${piece}`} className={styles.piece} dir="auto" translate="yes">
          {render(piece)}
        </p>
      ))}
    </div>
  )
}
