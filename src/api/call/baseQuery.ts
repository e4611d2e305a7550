import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { type ErrorObject, isAbort } from '../../http'
import { baseCall, type CallOptions } from './baseCall'
import type { RouteCall } from './call'
import { forgetFailures, keepFailure, recentFailure } from './recentFailures'
import { servicesOf } from './servicesOf'
import { subjectOf } from './subjectOf'

export interface CallMeta {
  readonly silent: boolean
  /** When the server was asked, in milliseconds since 1970: of what has changed since then the answer may not know. */
  readonly askedAt?: number
}

type PageQuery = BaseQueryFn<RouteCall, unknown, ErrorObject, Omit<CallOptions, 'signal'> | undefined, CallMeta>

/** Calls a route for the cache of server data. What has just failed is asked again by whoever wants it anew, not by what appears and needs it, too. */
export const baseQuery: PageQuery = async (call, { extra, signal, type, forced, getState }, options = {}) => {
  const services = servicesOf(extra)
  const meta = { silent: options.silent ?? false, askedAt: Date.now() }
  const isRead = type === 'query'
  const known = isRead && !forced ? recentFailure(services, call) : null
  if (known) return { error: known, meta }
  const result = await baseCall(services, call, { ...options, signal }, () => subjectOf(getState(), call))
  if (isRead) keepFailure(services, call, 'error' in result && !isAbort(result.error) ? result.error : null)
  else if (!('error' in result)) forgetFailures(services)
  return { ...result, meta }
}
