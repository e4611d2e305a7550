import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import type { ErrorObject } from '../../http'
import { baseCall, type CallOptions } from './baseCall'
import type { RouteCall } from './call'
import { servicesOf } from './servicesOf'

export interface CallMeta {
  readonly silent: boolean
}

type PageQuery = BaseQueryFn<RouteCall, unknown, ErrorObject, Omit<CallOptions, 'signal'> | undefined, CallMeta>

/** Calls a route for the cache of server data. */
export const baseQuery: PageQuery = async (call, { extra, signal }, options = {}) => {
  const result = await baseCall(servicesOf(extra), call, { ...options, signal })
  return { ...result, meta: { silent: options.silent ?? false } }
}
