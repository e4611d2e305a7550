import { useDeleteEntryMutation, useRestoreEntryMutation, useSetEntryDoneMutation, useSetEntryPinMutation } from '../../../../src/api'
import type { Message } from '../../../../src/contract'
import { useMessages } from '../../../../src/i18n'
import { useAttempt } from '../../../../src/store'
import { useThread } from '../ThreadContext'

/** Marks an entry as done, pins it or deletes it, with Undo. */
export function useEntryActions({ id, done, pin }: Message) {
  const t = useMessages()
  const { websiteId } = useThread()
  const attempt = useAttempt()
  const [setDone] = useSetEntryDoneMutation()
  const [setPin] = useSetEntryPinMutation()
  const [remove] = useDeleteEntryMutation()
  const [restore] = useRestoreEntryMutation()
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
    remove: () => void attempt({ run: () => remove(entry).unwrap(), done: t('thread.deleted'), undo: () => restore(entry).unwrap() }),
  }
}
