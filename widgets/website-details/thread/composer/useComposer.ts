import { useMessages } from '../../../../src/i18n'
import { useWriting } from '../../../../src/parts/composer'
import { useDraftKey } from '../../../../src/parts/drafts'
import { showToast, useAppDispatch } from '../../../../src/store'
import { useSend } from './useSend'
import { useTakeBack } from './useTakeBack'

/** What is written in a composer, its way to the server, and its way back. */
export function useComposer(websiteId: number) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const draftKey = useDraftKey('thread', websiteId)
  const onFound = () => dispatch(showToast({ kind: 'info', key: t('composer.restored') }))
  const writing = useWriting(websiteId, { draftKey, onFound })
  const { takeBack, tellSent } = useTakeBack(websiteId, draftKey)
  const sending = useSend(websiteId, writing, tellSent)
  return { ...writing, ...sending, takeBack }
}

export type ComposerState = ReturnType<typeof useComposer>
