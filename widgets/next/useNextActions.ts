import { useSnoozeDomainMutation } from '../../src/api/domains'
import { useSetMessageDoneMutation, useUpdateMessageMutation } from '../../src/api/messages'
import { useEditTodoMutation, useToggleTodoMutation } from '../../src/api/todos'
import type { NextItem } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { useToday } from '../../src/islands'
import type { IsoDay } from '../../src/model'
import { AWAKE, type Delay } from '../../src/parts/snooze'
import type { useHidden } from './useHidden'
import { useLeaving } from './useLeaving'

export type NextActions = ReturnType<typeof useNextActions>

/** What takes things off the queue: done or put off. */
export function useNextActions(hidden: Pick<ReturnType<typeof useHidden>, 'hide' | 'show'>) {
  const t = useMessages()
  const formats = useFormats()
  const today = useToday()
  const { leave, remember, undo } = useLeaving(hidden)
  const [setDone] = useSetMessageDoneMutation()
  const [update] = useUpdateMessageMutation()
  const [toggle] = useToggleTodoMutation()
  const [edit] = useEditTodoMutation()
  const [mute] = useSnoozeDomainMutation()

  /** A ticket is done, or a to-do. */
  function finish(item: NextItem): Promise<boolean> {
    const { kind, id, title, website } = item
    const of = { websiteId: website?.id ?? 0, id }
    const text = t('next.finished', { title: title || t('next.noSubject') })
    if (kind === 'todo')
      return leave(item, {
        run: () => toggle({ ...of, done: true }).unwrap(),
        undo: () => toggle({ ...of, done: false }).unwrap(),
        text,
        kept: ({ todoUndo }) => todoUndo([{ id, website, done: false }], { done: true }),
      })
    return leave(item, {
      run: () => setDone({ ...of, value: true }).unwrap(),
      undo: () => setDone({ ...of, value: false }).unwrap(),
      text,
      kept: ({ ticketUndo }) => ticketUndo([{ before: ticketBefore(item), after: { done: true } }]),
    })
  }

  function snooze(item: NextItem, delay: Delay): Promise<boolean> {
    const { id, title, website } = item
    const of = { websiteId: website?.id ?? 0, id }
    const { snoozedUntil, snoozedUntilReply } = delay
    const values = { title: title || t('next.noSubject'), date: snoozedUntil ? formats.shortDateTime(snoozedUntil) : '' }
    let after = delay
    return leave(item, {
      run: async () => {
        after = await update({ ...of, change: snoozedUntilReply ? { snoozedUntilReply } : { snoozedUntil } }).unwrap()
      },
      undo: () => update({ ...of, change: { snoozedUntil: null } }).unwrap(),
      text: t(snoozedUntilReply ? 'next.snoozed.reply' : 'next.snoozed', values),
      kept: ({ ticketUndo }) => {
        const { snoozedUntil: until, snoozedUntilReply: untilReply } = after
        return ticketUndo([{ before: ticketBefore(item), after: { snoozedUntil: until, snoozedUntilReply: untilReply } }])
      },
    })
  }

  /** A to-do is due on another day, or on none; it waits until there is a day to come. */
  function plan(item: NextItem, dueDate: IsoDay | null): Promise<boolean> {
    const { id, title, website, dueDate: before } = item
    const to = (day: string | null) => () =>
      edit({ websiteId: website?.id ?? 0, id, change: { dueDate: day }, shown: { dueDate: day } }).unwrap()
    return leave(item, {
      run: to(dueDate),
      undo: to(before),
      text: dueDate ? t('next.due', { title, date: formats.date(dueDate) }) : t('next.noDue', { title }),
      kept: ({ todoUndo }) => todoUndo([{ id, website, dueDate: before }], { dueDate }),
      stays: dueDate !== null && dueDate <= today,
    })
  }

  /** Nobody wants to hear of the domain's end any more. */
  function silence(item: NextItem): Promise<boolean> {
    const { id, title } = item
    const set = (snoozed: boolean) => () => mute({ id, snoozed }).unwrap()
    return leave(item, { run: set(true), undo: set(false), text: t('next.muted', { domain: title }) })
  }

  return { finish, snooze, plan, silence, remember, undo, ...hidden }
}

const ticketBefore = ({ id, website }: NextItem) => ({ id, website, done: false, dueDate: null, ...AWAKE })
