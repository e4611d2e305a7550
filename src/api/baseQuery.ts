import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import type { ErrorObject } from '../http'
import type { RootState, Services } from '../store'
import { baseCall, type CallOptions } from './baseCall'
import type { RouteCall } from './call'

export interface CallMeta {
  readonly silent: boolean
}

type PageQuery = BaseQueryFn<RouteCall, unknown, ErrorObject, Omit<CallOptions, 'signal'> | undefined, CallMeta>

/** Calls a route for the cache of server data. */
export const baseQuery: PageQuery = async (call, { extra, getState, signal }, options = {}) => {
  // RTK Query leaves both untyped; they are those of the store that holds the api.
  const result = await baseCall(extra as Services, getState() as RootState, call, { ...options, signal })
  return { ...result, meta: { silent: options.silent ?? false } }
}
