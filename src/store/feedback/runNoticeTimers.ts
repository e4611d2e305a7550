import { isAnyOf } from '@reduxjs/toolkit'
import { NOTICE_ERROR_MS, NOTICE_REMOVAL_MS, NOTICE_SUCCESS_MS } from '../../model'
import { noticeHeld, noticeLeft, noticeReleased, noticeRemoved, noticeShown, selectNotices } from '../noticesSlice'
import type { PageListeners } from './PageListeners'

const DURATION = { success: NOTICE_SUCCESS_MS, error: NOTICE_ERROR_MS }

/** Lets notices go after their time, which starts again when the pointer or the focus leaves them. */
export function runNoticeTimers({ listen }: PageListeners): void {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  listen(isAnyOf(noticeShown, noticeReleased), ({ payload }, { dispatch, getState }) => {
    const id = typeof payload === 'string' ? payload : payload.id
    const notice = selectNotices(getState()).find((other) => other.id === id)
    if (notice?.state !== 'shown') return
    clearTimeout(timers.get(id))
    timers.set(
      id,
      setTimeout(() => dispatch(noticeLeft(id)), DURATION[notice.kind]),
    )
  })

  listen(isAnyOf(noticeHeld, noticeLeft), ({ payload: id }) => {
    clearTimeout(timers.get(id))
    timers.delete(id)
  })

  listen(noticeLeft.match, ({ payload: id }, { dispatch }) => {
    setTimeout(() => dispatch(noticeRemoved(id)), NOTICE_REMOVAL_MS)
  })
}
