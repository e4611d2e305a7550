import * as v from 'valibot'
import { RecentAction, type UndoItem } from '../../contract'
import { RECENT_ACTIONS_MAX, UNDO_SERVER_TTL_MS } from '../../model'
import { type Page, serverNow } from '../../page'
import { STORAGE_PREFIX, tryStorage, webStorage } from '../../store'

const keptSchema = v.pipe(v.string(), v.parseJson(), v.array(RecentAction))

const keyOf = ({ config, user }: Page) => `${STORAGE_PREFIX}actions:${config.partnerId ?? 0}:${user?.id ?? 0}`

/** What of this user's actions only this browser knows: those that no server has taken. */
export function readKept(page: Page): readonly RecentAction[] {
  const kept = tryStorage(webStorage('localStorage'), (storage) => storage.getItem(keyOf(page)))
  const { success, output } = v.safeParse(keptSchema, kept)
  return success ? output.filter(({ at }) => serverNow(page) - Date.parse(at) < UNDO_SERVER_TTL_MS) : []
}

export const putKept = (page: Page, action: RecentAction): void => write(page, [action, ...readKept(page)])

/** Keeps only some parts of an action, or nothing of it. */
export function leaveOfKept(page: Page, id: string, items: readonly UndoItem[]): void {
  const actions = readKept(page).map((action) => (action.id === id ? { ...action, items: [...items] } : action))
  write(
    page,
    actions.filter((action) => action.items.length > 0),
  )
}

function write(page: Page, actions: readonly RecentAction[]): void {
  tryStorage(webStorage('localStorage'), (storage) => storage.setItem(keyOf(page), JSON.stringify(actions.slice(0, RECENT_ACTIONS_MAX))))
}
