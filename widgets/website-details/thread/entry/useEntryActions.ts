import { useDeleteEntryMutation, useRestoreEntryMutation, useSetEntryDoneMutation, useSetEntryPinMutation } from '../../../../src/api'
import type { Message } from '../../../../src/contract'
import { useMessages } from '../../../../src/i18n'
import { type ToastContent, useAttempt } from '../../../../src/store'
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

  // What was made of it stays to be done (TK-11).
  const tellDone = (openTodos: number): Pick<ToastContent, 'kind' | 'key'> => {
    if (done || openTodos === 0) return { kind: 'success', key: t(done ? 'thread.reopened' : 'thread.finished') }
    return { kind: 'warning', key: `${t('thread.finished')}. ${t('thread.finished.todos', { count: openTodos })}` }
  }

  return {
    toggleDone: () => {
      let openTodos = 0
      void attempt({
        run: async () => {
          ;({ openTodos } = await setDone({ ...entry, value: !done }).unwrap())
        },
        done: () => tellDone(openTodos),
        undo: () => setDone({ ...entry, value: done }).unwrap(),
      })
    },
    togglePin: () =>
      void attempt({
        run: () => setPin({ ...entry, value: !pin }).unwrap(),
        done: t(pin ? 'thread.unpinned' : 'thread.pinned'),
        undo: () => setPin({ ...entry, value: pin }).unwrap(),
      }),
    remove: () => void attempt({ run: () => remove(entry).unwrap(), done: t('thread.deleted'), undo: () => restore(entry).unwrap() }),
  }
}
