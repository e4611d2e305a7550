import { useEffect } from 'react'
import { notifyMessageFromCount } from '../../../src/api/shell'
import { useLogCountsQuery } from '../../../src/api/messages'
import { useAppDispatch } from '../../../src/store'

/** Tells the sidebar how many messages of the customer there are: when that changes, its counts are asked for again (spec 7). */
export function useMessageFromCount(websiteId: number): void {
  const dispatch = useAppDispatch()
  const { data: counts } = useLogCountsQuery(websiteId)
  const count = counts?.['message_from']
  useEffect(() => {
    if (count !== undefined) dispatch(notifyMessageFromCount(count))
  }, [count, dispatch])
}
