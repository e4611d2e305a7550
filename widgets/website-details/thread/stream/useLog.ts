import { useRef, useState } from 'react'
import { loadMore, type LogArgs, useLogQuery } from '../../../../src/api/messages'
import { type ErrorObject, toErrorObject } from '../../../../src/http'
import { useAppDispatch } from '../../../../src/store'

type Where = 'older' | 'newer'

export interface LoadingEdge {
  readonly isLoading: boolean
  readonly error: ErrorObject | null
  readonly load: () => void
}

/** The loaded part of a log, and what loads more of it at either end. */
export function useLog(args: LogArgs) {
  const query = useLogQuery(args, { refetchOnMountOrArgChange: true })
  const older = useEdge(args, 'older')
  const newer = useEdge(args, 'newer')
  return { ...query, older, newer }
}

function useEdge(args: LogArgs, where: Where): LoadingEdge {
  const dispatch = useAppDispatch()
  const isRunning = useRef(false)
  const [isLoading, setLoading] = useState(false)
  const [error, setError] = useState<ErrorObject | null>(null)

  async function load(): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setLoading(true)
    setError(null)
    try {
      await dispatch(loadMore(args, where))
    } catch (thrown) {
      setError(toErrorObject(thrown))
    } finally {
      isRunning.current = false
      setLoading(false)
    }
  }
  return { isLoading, error, load: () => void load() }
}
