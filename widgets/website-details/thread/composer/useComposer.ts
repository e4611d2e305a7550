import { useSend } from './useSend'
import { useTakeBack } from './useTakeBack'
import { useWriting } from './useWriting'

/** What is written in a composer, its way to the server, and its way back. */
export function useComposer(websiteId: number) {
  const writing = useWriting(websiteId)
  const { takeBack, tellSent } = useTakeBack(websiteId, writing)
  const sending = useSend(websiteId, writing, tellSent)
  return { ...writing, ...sending, takeBack }
}

export type ComposerState = ReturnType<typeof useComposer>
