import { diffWordsWithSpace } from 'diff'
import { Fragment } from 'react'
import styles from './note.module.css'

/** Milliseconds after which two very different texts are not compared any more. */
const PATIENCE_MS = 200

interface Props {
  from: string
  to: string
}

/** A text, and what is different in it from another, word by word. */
export function NoteDiff({ from, to }: Props) {
  const parts = diffWordsWithSpace(from, to, { timeout: PATIENCE_MS }) ?? [{ value: to, added: false, removed: false }]
  return (
    <pre className={styles.text} dir="auto">
      {parts.map(({ value, added, removed }, index) => {
        const Part = added ? 'ins' : removed ? 'del' : Fragment
        // Parts of one comparison never change their places.
        return <Part key={index}>{value}</Part>
      })}
    </pre>
  )
}
