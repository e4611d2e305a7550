import { createErrorObject, type ErrorObject } from '../http'
import { type AppThunk, type KeptAction, leaveOfAction, type UndoCall, type UndoItem } from '../store'
import { api } from './api'
import { baseCall } from './baseCall'
import { isSameValue, plainValue } from './plainValue'
import { undoRoute } from './undoRoutes'

/** More calls at once would only wait for each other on the server. */
const AT_ONCE = 4
const CONFLICT = 409
const NOT_FOUND = 404

export interface UndoResult {
  readonly done: number
  /** So many have been changed by somebody since, or are gone: they stay as they are. */
  readonly changed: number
  readonly error: ErrorObject | null
}

type End = 'done' | 'changed' | ErrorObject

/** Takes an action back as far as everything is still as it left it. What could not be taken back stays on the list. */
export const undoAction =
  (action: KeptAction): AppThunk<Promise<UndoResult>> =>
  async (dispatch, _, { page }) => {
    const waiting = [...action.items]
    const ends = new Map<UndoItem, End>()
    const work = async () => {
      for (let item = waiting.shift(); item; item = waiting.shift()) ends.set(item, await dispatch(undoItem(item)))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    leaveOfAction(
      page,
      action.id,
      action.items.filter((item) => ends.get(item) !== 'done'),
    )
    dispatch(
      api
        .enhanceEndpoints({ addTagTypes: ['Website', 'Websites', 'WebsiteLog', 'WebsiteTodos', 'RecycleBin'] })
        .util.invalidateTags(['Website', 'Websites', 'WebsiteLog', 'WebsiteTodos', 'RecycleBin', 'Counts']),
    )
    const all = [...ends.values()]
    return {
      done: all.filter((end) => end === 'done').length,
      changed: all.filter((end) => end === 'changed').length,
      error: all.find((end) => typeof end === 'object') ?? null,
    }
  }

const undoItem =
  ({ look, was, calls }: UndoItem): AppThunk<Promise<End>> =>
  async (dispatch) => {
    const seen = await dispatch(ask(look))
    if ('error' in seen) return endOf(seen.error)
    const found = look.id === undefined ? fieldsOf(seen.data) : itemIn(seen.data, look.id)
    const fields = look.within === undefined ? found : fieldsOf(found?.[look.within])
    if (!fields || !Object.entries(was).every(([name, value]) => isSameValue(plainValue(fields[name]), value))) return 'changed'
    let version = versionOf(found)
    for (const call of calls) {
      const answer = await dispatch(ask(call, version))
      if ('error' in answer) return endOf(answer.error)
      version = versionOf(fieldsOf(answer.data)) ?? version
    }
    return 'done'
  }

const ask =
  ({ route: name, params, query, body, version: place }: UndoCall, version?: number): AppThunk<ReturnType<typeof baseCall>> =>
  async (_, __, services) => {
    const route = undoRoute(name)
    if (!route || !services.router.has(route.urlName ?? name)) return { error: unknownRoute(name) }
    const args = {
      params,
      ...(query && { query }),
      ...(body && { body: place === 'body' ? { ...body, version } : body }),
      ...(place === 'ifMatch' && { ifMatch: version }),
    }
    return baseCall(services, { route, args }, { silent: true })
  }

const endOf = (error: ErrorObject): End => (error.status === CONFLICT || error.status === NOT_FOUND ? 'changed' : error)

const unknownRoute = (route: string): ErrorObject =>
  createErrorObject({ name: 'RouteError', type: 'unknown', message: 'partner.error.invalid_answer', values: { route } })

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (data: unknown): Fields | undefined => (typeof data === 'object' && data !== null ? (data as Fields) : undefined)

function itemIn(data: unknown, id: number): Fields | undefined {
  const items = fieldsOf(data)?.['items']
  return Array.isArray(items) ? items.map(fieldsOf).find((item) => item?.['id'] === id) : undefined
}

function versionOf(fields: Fields | undefined): number | undefined {
  const version = fields?.['version']
  return typeof version === 'number' ? version : undefined
}
