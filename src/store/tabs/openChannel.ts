import { tryStorage, webStorage } from '../persistence/webStorage'

export interface Channel {
  post(data: unknown): void
  close(): void
}

type Receive = (data: unknown) => void

/** A channel to the other tabs: a broadcast, or storage events where there is none. */
export function openChannel(name: string, receive: Receive): Channel {
  return 'BroadcastChannel' in globalThis ? openBroadcast(name, receive) : openStorageChannel(name, receive)
}

function openBroadcast(name: string, receive: Receive): Channel {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => receive(data))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast stays within the origin
  return { post: (data) => channel.postMessage(data), close: () => channel.close() }
}

export function openStorageChannel(name: string, receive: Receive): Channel {
  function onStorage({ key, newValue }: StorageEvent): void {
    if (key === name && newValue !== null) receive(parse(newValue))
  }
  addEventListener('storage', onStorage)
  return {
    post(data) {
      // Written and taken away again: the event is the message, and nothing stays behind.
      tryStorage(webStorage('localStorage'), (storage) => {
        storage.setItem(name, JSON.stringify(data))
        storage.removeItem(name)
      })
    },
    close: () => removeEventListener('storage', onStorage),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
