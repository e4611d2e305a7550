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
 * seconds where scripts alternate or marks pile up.
 */
export function LongText({ text, className, render = (piece) => piece }: Props) {
  const pieces = piecesOf(text)
  if (pieces.length === 1) {
    return (
      <p className={className} dir="auto">
        {render(text)}
      </p>
    )
  }
  return (
    <div className={className}>
      {pieces.map((piece, index) => (
        // Pieces of a text have nothing but their place.
        <p key={index} className={styles.piece} dir="auto">
          {render(piece)}
        </p>
      ))}
    </div>
  )
}
