import {
  useDeleteMessageMutation,
  useRestoreMessageMutation,
  useSetMessageDoneMutation,
  useSetMessagePinMutation,
} from '../../../../src/api/messages'
import type { Message } from '../../../../src/contract'
import { useMessages } from '../../../../src/i18n'
import { type ToastContent, useAttempt } from '../../../../src/store'
import { useKeptAttempt } from '../../../../src/parts/recentActions'
import { useThread } from '../shared/ThreadContext'

/** Marks a message as done, pins it or deletes it, with Undo. */
export function useMessageActions(message: Message) {
  const { id, done, pin } = message
  const t = useMessages()
  const { websiteId } = useThread()
  const attempt = useAttempt()
  const keptAttempt = useKeptAttempt()
  const [setDone] = useSetMessageDoneMutation()
  const [setPin] = useSetMessagePinMutation()
  const [remove] = useDeleteMessageMutation()
  const [restore] = useRestoreMessageMutation()
  const place = { websiteId, id }

  // What was made of it stays to be done (TK-11).
  const reportDone = (openTodos: number): Pick<ToastContent, 'kind' | 'key'> => {
    if (done || openTodos === 0)
      return { kind: 'success', key: t(done ? 'websiteDetails.thread.reopened' : 'websiteDetails.thread.finished') }
    return {
      kind: 'warning',
      key: `${t('websiteDetails.thread.finished')}. ${t('websiteDetails.thread.finished.todos', { count: openTodos })}`,
    }
  }

  return {
    toggleDone: () => {
      let openTodos = 0
      void keptAttempt({
        run: async () => {
          ;({ openTodos } = await setDone({ ...place, value: !done }).unwrap())
        },
        text: t(done ? 'websiteDetails.thread.reopened' : 'websiteDetails.thread.finished'),
        done: () => reportDone(openTodos),
        undo: () => setDone({ ...place, value: done }).unwrap(),
        kept: ({ messageUndo }) => messageUndo(websiteId, message, { done: !done }),
      })
    },
    togglePin: () =>
      void keptAttempt({
        run: () => setPin({ ...place, value: !pin }).unwrap(),
        text: t(pin ? 'websiteDetails.thread.unpinned' : 'websiteDetails.thread.pinned'),
        undo: () => setPin({ ...place, value: pin }).unwrap(),
        kept: ({ messageUndo }) => messageUndo(websiteId, message, { pin: !pin }),
      }),
    remove: () =>
      void attempt({
        run: () => remove(place).unwrap(),
        done: t('websiteDetails.thread.deleted'),
        undo: () => restore(place).unwrap(),
      }),
  }
}
