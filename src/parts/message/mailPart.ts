import { useEffect, useState } from 'react'
import { lazyPart } from '../../islands'

/** What draws formatted mails. What cleans them lies in a file of its own, which is asked for at once, not when the first is there. */
export const MailBody = lazyPart(async () => {
  const [{ MailBody: body }] = await Promise.all([import('../mail'), import('dompurify')])
  return { default: body }
})

/** So long messages wait for it; then their texts stand in for it. Milliseconds. */
const PATIENCE_MS = 1_000

let isLoaded = false

/** Where mails are about to be shown. */
export async function preloadMailBody(): Promise<void> {
  await MailBody.preload()
  isLoaded = true
}

/** Whether messages can be drawn as they stay: a text that stands in for a mail has another height, and moves what is below it when it goes. */
export function useMailBody(): boolean {
  const [isReady, setReady] = useState(isLoaded)
  useEffect(() => {
    if (isReady) return undefined
    const begin = () => setReady(true)
    const timer = setTimeout(begin, PATIENCE_MS)
    void preloadMailBody().then(begin)
    return () => clearTimeout(timer)
  }, [isReady])
  return isReady
}
