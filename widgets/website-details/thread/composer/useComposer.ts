import { useMessages } from '../../../../src/i18n'
import { useTakeBack, useWriting } from '../../../../src/parts/composer'
import { useDraftKey } from '../../../../src/parts/drafts'
import { showToast, useAppDispatch } from '../../../../src/store'
import { useSend } from './useSend'
import { useReportSent } from './useReportSent'

/** What is written in a composer, its way to the server, and its way back: there `onShow` puts the focus. */
export function useComposer(websiteId: number, onShow: () => void) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const draftKey = useDraftKey('thread', websiteId)
  const onFound = () => dispatch(showToast({ kind: 'info', key: t('composer.restored') }))
  const writing = useWriting(websiteId, { draftKey, onFound })
  const takeBackMail = useTakeBack()
  const takeBack =
    takeBackMail && ((message: number, name: string) => takeBackMail({ websiteId, message, name }, () => ({ draftKey, show: onShow })))
  const sending = useSend(websiteId, writing, useReportSent({ websiteId, draftKey, takeBack }))
  return { ...writing, ...sending, takeBack }
}
