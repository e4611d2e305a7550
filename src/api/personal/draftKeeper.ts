import * as v from 'valibot'
import { api_partner_draft, api_partner_draft_drop, api_partner_draft_keep, type Route } from '../../contract'
import { DRAFT_SYNC_MS } from '../../model'
import { type AppThunk, draftStore, type Services } from '../../store'
import { type AnswerOf, call, type RouteCall } from '../call/call'
import { callRoute } from '../call/callRoute'

const localSchema = v.object({ value: v.unknown(), keptAt: v.number(), syncedAt: v.fallback(v.number(), 0) })
/** Stands in the place of what was sent or given up until the server has heard of it: what it still has is no news. */
const droppedSchema = v.object({ droppedAt: v.number() })
const remoteSchema = v.pipe(v.string(), v.parseJson(), v.object({ value: v.unknown(), keptAt: v.number() }))

/**
 * Hears of something newer than what is kept here; of undefined when it was sent or given up elsewhere. `isHereAlone`: the server may never
 * have heard of what is kept here.
 */
export type OnNewer = (value: unknown, isHereAlone: boolean) => void

/** Keeps one thing that somebody writes: in this browser at once, and on the server for their other devices. */
export interface DraftKeeper {
  /** What is kept here. If the server knows better, `onNewer` hears of it later. */
  read(onNewer: OnNewer): Promise<unknown>
  /** What another tab has kept here since, undefined of what it has sent or given up; null when nothing of that happened. */
  readOther(): Promise<{ readonly value: unknown } | null>
  keep(value: unknown): Promise<void>
  drop(): Promise<void>
  /** Does not wait for the next turn of the server. */
  flush(): void
}

/** Failures are silent: what is written stays in this browser, and the next turn tries again. */
export const keepDraft =
  (key: string): AppThunk<DraftKeeper> =>
  (_, __, services) => {
    let latest: { value: unknown; keptAt: number } | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let knownAt = 0
    // Known by reading alone: a browser may keep nothing.
    let isHere = false

    async function sync(): Promise<void> {
      clearTimeout(timer)
      timer = undefined
      const sent = latest
      if (!sent) return
      const body = { key, content: JSON.stringify(sent, withoutFiles) }
      if (!(await tryCall(services, call(api_partner_draft_keep).query({ body })))) return
      const { local } = await readHere(key)
      // What was typed meanwhile, here or in another tab, is not there yet.
      if (latest === sent && !(local && local.keptAt > sent.keptAt)) await draftStore.write(key, { ...sent, syncedAt: sent.keptAt })
    }

    const dropped = call(api_partner_draft_drop).query({ query: { key } })
    async function dropThere(): Promise<void> {
      const isHeard = await tryCall(services, dropped)
      // Meanwhile something else may have been written.
      if (isHeard && (await readHere(key)).droppedAt > 0) await draftStore.remove(key)
    }

    return {
      async read(onNewer) {
        const { local, droppedAt } = await readHere(key)
        knownAt = local?.keptAt ?? 0
        isHere = local !== null
        void readRemote(services, key).then((remote) => {
          if (remote === undefined) return
          const isHereAlone = local !== null && local.keptAt > local.syncedAt
          if (remote && remote.keptAt <= droppedAt) void dropThere()
          else if (remote && remote.keptAt > (local?.keptAt ?? 0)) onNewer(remote.value, isHereAlone)
          else if (!remote && local && !isHereAlone) onNewer(undefined, false)
        })
        return local?.value
      },
      async readOther() {
        const { local } = await readHere(key)
        const wasHere = isHere
        isHere = local !== null
        if (!local) return wasHere ? { value: undefined } : null
        if (local.keptAt === knownAt) return null
        knownAt = local.keptAt
        // That tab tells the server.
        clearTimeout(timer)
        timer = undefined
        latest = null
        return local
      },
      async keep(value) {
        latest = { value, keptAt: Date.now() }
        knownAt = latest.keptAt
        timer ??= setTimeout(() => void sync(), DRAFT_SYNC_MS)
        await draftStore.write(key, { ...latest, syncedAt: 0 })
      },
      async drop() {
        clearTimeout(timer)
        timer = undefined
        latest = null
        isHere = false
        await (isServed(services, dropped) ? draftStore.write(key, { droppedAt: Date.now() }) : draftStore.remove(key))
        await dropThere()
      },
      flush() {
        if (timer) void sync()
      },
    }
  }

/** Files that are not on the server yet stay on this device. */
const withoutFiles = (_: string, value: unknown): unknown =>
  Array.isArray(value) ? value.filter((item) => !(item instanceof File)) : value

/** What this browser keeps, and when that was sent or given up; 0 when it was not, or the server knows. */
async function readHere(key: string) {
  const kept = await draftStore.read(key)
  const local = v.safeParse(localSchema, kept)
  const dropped = v.safeParse(droppedSchema, kept)
  return { local: local.success ? local.output : null, droppedAt: dropped.success ? dropped.output.droppedAt : 0 }
}

/** Null when the server has none, undefined when it could not be asked. */
async function readRemote(services: Services, key: string) {
  const answer = await tryCall(services, call(api_partner_draft).query({ query: { key } }))
  if (!answer) return undefined
  const { content } = answer.body
  const { success, output } = v.safeParse(remoteSchema, content)
  return success ? output : null
}

async function tryCall<R extends Route>(services: Services, routeCall: RouteCall<R>): Promise<{ body: AnswerOf<R> } | null> {
  if (!isServed(services, routeCall)) return null
  try {
    return { body: await callRoute(services, routeCall) }
  } catch {
    return null
  }
}

function isServed({ router }: Services, { route: { name, urlName = name } }: RouteCall): boolean {
  return router.has(urlName)
}
