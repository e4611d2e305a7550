import { isAnyOf } from '@reduxjs/toolkit'
import { NOTICE_ERROR_MS, NOTICE_REMOVAL_MS, NOTICE_SUCCESS_MS } from '../../model'
import { noticeHeld, noticeLeft, noticeReleased, noticeRemoved, noticeShown, selectNotices } from '../noticesSlice'
import type { PageListeners } from './PageListeners'

const DURATION = { success: NOTICE_SUCCESS_MS, error: NOTICE_ERROR_MS }
const isStarted = isAnyOf(noticeShown, noticeReleased)
const isStopped = isAnyOf(noticeHeld, noticeLeft)

/** Lets notices go after their time, which starts again when the pointer or the focus leaves them. */
export function runNoticeTimers({ startListening }: PageListeners): void {
  startListening({
    matcher: isStarted,
    async effect({ payload }, store) {
      const id = typeof payload === 'string' ? payload : payload.id
      const notice = selectNotices(store.getState()).find((other) => other.id === id)
      if (notice?.state !== 'shown') return
      const stopped = await store.condition((action) => isStopped(action) && action.payload === id, DURATION[notice.kind])
      if (!stopped) store.dispatch(noticeLeft(id))
    },
  })

  startListening({
    actionCreator: noticeLeft,
    async effect({ payload }, store) {
      await store.delay(NOTICE_REMOVAL_MS)
      store.dispatch(noticeRemoved(payload))
    },
  })
}
