import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import type { ErrorObject } from '../../http'
import type { Services } from '../../store'
import { baseCall, type CallOptions } from './baseCall'
import type { RouteCall } from './call'

export interface CallMeta {
  readonly silent: boolean
}

type PageQuery = BaseQueryFn<RouteCall, unknown, ErrorObject, Omit<CallOptions, 'signal'> | undefined, CallMeta>

/** Calls a route for the cache of server data. */
export const baseQuery: PageQuery = async (call, { extra, signal }, options = {}) => {
  // RTK Query leaves it untyped; it is that of the store that holds the api.
  const result = await baseCall(extra as Services, call, { ...options, signal })
  return { ...result, meta: { silent: options.silent ?? false } }
}
