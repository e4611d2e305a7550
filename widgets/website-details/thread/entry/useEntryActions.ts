import { useSetEntryDoneMutation, useSetEntryPinMutation } from '../../../../src/api'
import type { Message } from '../../../../src/contract'
import { useMessages } from '../../../../src/i18n'
import { useAttempt } from '../../shared/useAttempt'
import { useThread } from '../ThreadContext'

/** Marks an entry as done or pins it, at once, with Undo. */
export function useEntryActions({ id, done, pin }: Message) {
  const t = useMessages()
  const { websiteId } = useThread()
  const attempt = useAttempt()
  const [setDone] = useSetEntryDoneMutation()
  const [setPin] = useSetEntryPinMutation()
  const entry = { websiteId, id }

  return {
    toggleDone: () =>
      void attempt({
        run: () => setDone({ ...entry, value: !done }).unwrap(),
        done: t(done ? 'thread.reopened' : 'thread.finished'),
        undo: () => setDone({ ...entry, value: done }).unwrap(),
      }),
    togglePin: () =>
      void attempt({
        run: () => setPin({ ...entry, value: !pin }).unwrap(),
        done: t(pin ? 'thread.unpinned' : 'thread.pinned'),
        undo: () => setPin({ ...entry, value: pin }).unwrap(),
      }),
  }
}
