import { useEffect, useEffectEvent, useState } from 'react'
import { Skeleton } from '../../../ui'
import styles from './files.module.css'

/** More characters than anybody reads here; the rest is in the download. */
const SHOWN_MAX = 200_000

interface Props {
  url: string
  name: string
  onError: () => void
}

/** The words of a text file, whatever kind of text it is. */
export function TextPreview({ url, name, onError }: Props) {
  const [text, setText] = useState<string | null>(null)
  const fail = useEffectEvent(onError)

  useEffect(() => {
    const control = new AbortController()
    async function load(): Promise<void> {
      try {
        const answer = await fetch(url, { signal: control.signal })
        if (!answer.ok) throw new Error(answer.statusText)
        setText((await answer.text()).slice(0, SHOWN_MAX))
      } catch {
        if (!control.signal.aborted) fail()
      }
    }
    void load()
    return () => control.abort()
  }, [url])

  if (text === null) return <Skeleton width="100%" height="240px" />
  return (
    // It may be longer than the dialog: whoever has only keys scrolls it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre dir="auto" tabIndex={0} aria-label={name} className={styles.words}>
      {text}
    </pre>
  )
}
