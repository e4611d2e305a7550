import { useEffect, useLayoutEffect } from 'react'

interface Props {
  /** Before the effects of the island, and before the browser paints. */
  readonly onCommit: () => void
  /** After all effects of the commit. */
  readonly onSettled: () => void
}

/** Rendered before the island, so that its effects run first; tells of every commit that the runtime asked for. */
export function CommitProbe({ onCommit, onSettled }: Props) {
  useLayoutEffect(onCommit)
  useEffect(() => queueMicrotask(onSettled))
  return null
}
