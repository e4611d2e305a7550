import * as v from 'valibot'
import { STORAGE_PREFIX } from '../persistence/storageKeys'
import { type Channel, openChannel } from './openChannel'

const tabMessage = v.union([
  v.object({ type: v.literal('logout') }),
  v.object({ type: v.literal('partner-changed'), partnerId: v.number() }),
  v.object({
    type: v.literal('profile-changed'),
    user: v.object({ forename: v.string(), surname: v.string(), image: v.nullable(v.string()) }),
    locale: v.string(),
  }),
  v.object({ type: v.literal('session-resumed'), csrf: v.object({ header: v.string(), token: v.string() }) }),
  v.object({ type: v.literal('timer-changed') }),
  v.object({ type: v.literal('counts'), counts: v.record(v.string(), v.optional(v.number())) }),
])
const envelope = v.object({ from: v.string(), message: tabMessage })

export type TabMessage = v.InferOutput<typeof tabMessage>
type TabMessageType = TabMessage['type']
type Handler<Type extends TabMessageType> = (message: Extract<TabMessage, { type: Type }>) => void

/** Everyone at this browser is meant by these; the others concern the same user of the same partner. */
const FOR_EVERYONE: readonly TabMessageType[] = ['logout', 'partner-changed']

export interface Tabs {
  /** Tells the other tabs, never this one. */
  readonly post: (message: TabMessage) => void
  readonly on: <Type extends TabMessageType>(type: Type, handler: Handler<Type>) => () => void
  readonly close: () => void
}

/** Talks to the other tabs of the site. What does not look like one of our messages is ignored. */
export function createTabs(owner: string, open = openChannel): Tabs {
  const handlers = new Set<(message: TabMessage) => void>()
  let channel: Channel | null = null

  function receive(data: unknown): void {
    const { success, output } = v.safeParse(envelope, data)
    if (!success || !(output.from === owner || FOR_EVERYONE.includes(output.message.type))) return
    for (const handle of handlers) handle(output.message)
  }

  // An open channel may keep a page out of the back-forward cache: it is opened when somebody needs it.
  function connect(): Channel {
    channel ??= open(`${STORAGE_PREFIX}tabs`, receive)
    return channel
  }

  return {
    post: (message) => connect().post({ from: owner, message }),
    on(type, handler) {
      connect()
      const handle = (message: TabMessage) => {
        if (isOf(message, type)) handler(message)
      }
      handlers.add(handle)
      return () => handlers.delete(handle)
    },
    close() {
      channel?.close()
      channel = null
    },
  }
}

function isOf<Type extends TabMessageType>(message: TabMessage, type: Type): message is Extract<TabMessage, { type: Type }> {
  return message.type === type
}
