import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { type ErrorObject, isAbort } from '../../http'
import { baseCall, type CallOptions } from './baseCall'
import type { RouteCall } from './call'
import { keepFailure, recentFailure } from './recentFailures'
import { servicesOf } from './servicesOf'
import { subjectOf } from './subjectOf'

export interface CallMeta {
  readonly silent: boolean
}

type PageQuery = BaseQueryFn<RouteCall, unknown, ErrorObject, Omit<CallOptions, 'signal' | 'subject'> | undefined, CallMeta>

/** Calls a route for the cache of server data. What has just failed is asked again by whoever wants it anew, not by what appears and needs it, too. */
export const baseQuery: PageQuery = async (call, { extra, signal, type, forced, getState }, options = {}) => {
  const services = servicesOf(extra)
  const meta = { silent: options.silent ?? false }
  const isRead = type === 'query'
  const known = isRead && !forced ? recentFailure(services, call) : null
  if (known) return { error: known, meta }
  const subject = options.waitsAs && { subject: subjectOf(getState(), call) }
  const result = await baseCall(services, call, { ...options, ...subject, signal })
  if (isRead) keepFailure(services, call, 'error' in result && !isAbort(result.error) ? result.error : null)
  return { ...result, meta }
}
