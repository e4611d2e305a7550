import type { RecentAction, UndoCall, UndoCalls, UndoItem } from '../../contract'
import { createErrorObject, type ErrorObject, isConflict, isMissing, toErrorObject } from '../../http'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import { baseCall } from '../call/baseCall'
import { isSameValue, plainValue } from '../call/plainValue'
import { leaveOfAction } from './recentActions'
import { undoRoute } from './undoRoutes'
import { callOn, takeBackChanges } from '../websiteChange'

/** More calls at once would only wait for each other on the server. */
const AT_ONCE = 4

export interface UndoResult {
  readonly done: number
  /** So many have been changed by somebody since, or are gone: they stay as they are. */
  readonly changed: number
  /** Why, as far as the server has said so. */
  readonly reasons: readonly ErrorObject[]
  /** To-dos that stay, because somebody has worked on them since. */
  readonly keptTodos: number
  readonly error: ErrorObject | null
}

type End = 'done' | 'changed' | ErrorObject

/** Takes an action back as far as everything is still as it left it. What could not be taken back stays on the list. */
export const undoAction =
  (action: RecentAction): AppThunk<Promise<UndoResult>> =>
  async (dispatch) => {
    const ends = new Map<UndoItem, End>()
    const { reasons, keptTodos } = await dispatch(undoChanges(action.items.filter(isChange), ends))
    const waiting = action.items.filter((item): item is UndoCalls => !isChange(item))
    const work = async () => {
      for (let item = waiting.shift(); item; item = waiting.shift()) ends.set(item, await dispatch(undoItem(item)))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    const left = action.items.filter((item) => ends.get(item) !== 'done')
    await dispatch(leaveOfAction(action.id, left))
    dispatch(
      api
        .enhanceEndpoints({ addTagTypes: ['Website', 'Websites', 'WebsiteLog', 'WebsiteTodos', 'RecycleBin', 'UnassignedEmails'] })
        .util.invalidateTags(['Website', 'Websites', 'WebsiteLog', 'WebsiteTodos', 'RecycleBin', 'UnassignedEmails', 'Counts']),
    )
    const all = [...ends.values()]
    return {
      done: all.filter((end) => end === 'done').length,
      changed: all.filter((end) => end === 'changed').length,
      reasons,
      keptTodos,
      error: all.find((end) => typeof end === 'object') ?? null,
    }
  }

type UndoChange = Extract<UndoItem, { change: number }>

const isChange = (item: UndoItem): item is UndoChange => 'change' in item

/** All in one call; writes down how each ended. */
const undoChanges =
  (items: readonly UndoChange[], ends: Map<UndoItem, End>): AppThunk<Promise<Pick<UndoResult, 'reasons' | 'keptTodos'>>> =>
  async (dispatch) => {
    if (items.length === 0) return { reasons: [], keptTodos: 0 }
    try {
      const { refused, keptTodos } = await dispatch(takeBackChanges(items.map(({ change }) => change)))
      for (const item of items) ends.set(item, refused.some(({ change }) => change === item.change) ? 'changed' : 'done')
      return { reasons: refused.map(({ error }) => error), keptTodos }
    } catch (thrown) {
      for (const item of items) ends.set(item, toErrorObject(thrown))
      return { reasons: [], keptTodos: 0 }
    }
  }

const undoItem =
  ({ look, was, calls }: UndoCalls): AppThunk<Promise<End>> =>
  async (dispatch) => {
    const seen = await dispatch(find(look))
    if ('error' in seen) return endOf(seen.error)
    const { found } = seen
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

/** The object as it is now; of a list, on whichever page it is. */
const find =
  ({ id, ...list }: UndoCalls['look']): AppThunk<Promise<{ found: Fields | undefined } | { error: ErrorObject }>> =>
  async (dispatch) => {
    for (let page = 1, pages = 1; page <= pages; page++) {
      const seen = await dispatch(ask(page === 1 ? list : { ...list, query: { ...list.query, page } }))
      if ('error' in seen) return seen
      if (id === undefined) return { found: fieldsOf(seen.data) }
      const found = itemIn(seen.data, id)
      if (found) return { found }
      pages = numberIn(fieldsOf(seen.data)?.['pagination'], 'pages') ?? 1
    }
    return { found: undefined }
  }

const ask =
  ({ route: name, params, query, body, version: place }: UndoCall, version?: number): AppThunk<ReturnType<typeof baseCall>> =>
  async (_, __, services) => {
    const route = undoRoute(name)
    if (!route || !services.router.has(route.urlName ?? name)) return { error: unknownRoute(name) }
    const args = { params, ...(query && { query }), ...(body && { body }) }
    return baseCall(services, callOn({ route, args, ...(place && { version: place }) }, version), { silent: true })
  }

const endOf = (error: ErrorObject): End => (isConflict(error) || isMissing(error) ? 'changed' : error)

const unknownRoute = (route: string): ErrorObject =>
  createErrorObject({ name: 'RouteError', type: 'unknown', message: 'partner.error.invalid_answer', values: { route } })

type Fields = Readonly<Record<string, unknown>>

const isFields = (data: unknown): data is Fields => typeof data === 'object' && data !== null
const fieldsOf = (data: unknown): Fields | undefined => (isFields(data) ? data : undefined)

function itemIn(data: unknown, id: number): Fields | undefined {
  const items = fieldsOf(data)?.['items']
  return Array.isArray(items) ? items.map(fieldsOf).find((item) => item?.['id'] === id) : undefined
}

const versionOf = (fields: Fields | undefined): number | undefined => numberIn(fields, 'version')

function numberIn(data: unknown, name: string): number | undefined {
  const value = fieldsOf(data)?.[name]
  return typeof value === 'number' ? value : undefined
}
