import { useAssignWebsiteMutation, useMoveWebsiteMutation, useSetWebsiteDueDateMutation } from '../../../src/api'
import type { WebsiteWish } from '../../../src/api/websiteWish'
import type { WebsiteDetails } from '../../../src/contract'
import type { ErrorObject, FieldError } from '../../../src/http'
import { movedText, useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { fullName, instantOfDay, type LastMove, type Status, type ValidationFlag, type WorkflowChange } from '../../../src/model'
import { serverNow } from '../../../src/page'
import { selectUser, useAppDispatch, useAppSelector } from '../../../src/store'
import { useChanges } from '../changes/ChangesProvider'
import { detailsField } from '../changes/detailsField'
import { useColleagues } from '../people/colleagues'
import type { Undo } from '../recent/keepUndo'
import { refusedFlags } from './validationFlags'

/** A change that the rules are against, with what the server has said about it. */
export interface Explanation {
  readonly change: WorkflowChange
  readonly flags: readonly ValidationFlag[]
  /** Reasons that belong to none of the checks. */
  readonly told: readonly FieldError[]
}

interface Options {
  readonly website: WebsiteDetails
  readonly onMoved: (move: LastMove) => void
  readonly onRefused: (explanation: Explanation) => void
}

const REFUSED = 422

/** Sends a change of status, person in charge or due date, without asking the rules. */
export function useSendChange({ website, onMoved, onRefused }: Options): (change: WorkflowChange, override?: string) => void {
  const t = useMessages()
  const formats = useFormats()
  const { page } = useIsland()
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const people = useColleagues()
  const apply = useChanges()
  const [move] = useMoveWebsiteMutation()
  const [assign] = useAssignWebsiteMutation()
  const [setDueDate] = useSetWebsiteDueDateMutation()
  const { id, version } = website

  const keptAs =
    (wish: WebsiteWish, before: Partial<WebsiteDetails>): Undo =>
    ({ websiteUndo }) =>
      websiteUndo({ before: [{ ...website, ...before }], changes: [{ id }], wish, zone: page.timeZone })
  const personOf = (personId: number | null) => people.find((other) => other.id === personId) ?? null

  const refusal = (change: WorkflowChange) => (error: ErrorObject) => {
    if (error.status !== REFUSED) return false
    const flags = refusedFlags(error)
    const told = error.fields ?? [{ name: '', message: t(error.message) }]
    onRefused({ change, flags, told: told.filter(({ name }) => !flags.some((flag) => flag === name)) })
    return true
  }

  const nameOf = (personId: number | null) => {
    const person = personOf(personId)
    return person ? fullName(person) : t('partner.general.nobody')
  }
  const dayOf = (day: string | null) => (day ? formats.date(day) : t('partner.general.none'))

  const sendStatus = (to: Status, override?: string) =>
    apply<Status>({
      field: t('details.status'),
      base: website.status,
      value: to,
      version,
      send: async (status, current) => {
        const answer = await move({ id, status, version: current, ...(override && { override }) }).unwrap()
        onMoved({ from: status === to ? website.status : to, to: status, by: user?.id ?? 0, at: serverNow(page) })
        if (status === 'change') void suggest()
        return answer
      },
      fetch: detailsField(
        id,
        ({ status }) => status,
        (details) => movedText(details, { t, formats, now: serverNow(page) }),
      ),
      show: (status) => t(`status.${status}`),
      done: (status) => t('details.status.changed', { status: t(`status.${status}`) }),
      kept: (status) => keptAs({ status: to }, { status }),
      onRefused: refusal({ to }),
    })

  const sendAssignee = (assignee: number | null) =>
    apply<number | null>({
      field: t('details.assignee'),
      base: website.assigned_to?.id ?? null,
      value: assignee,
      version,
      send: (personId, current) => assign({ id, version: current, person: personOf(personId) }).unwrap(),
      fetch: detailsField(id, ({ assigned_to }) => assigned_to?.id ?? null),
      show: nameOf,
      done: (personId) => (personId === null ? t('details.assignee.removed') : t('details.assignee.changed', { name: nameOf(personId) })),
      kept: (personId) => keptAs({ assigned_to: personOf(assignee) }, { assigned_to: personOf(personId) }),
      onRefused: refusal({ assignee }),
    })

  /** Nobody asks for this in the first moment. */
  const suggest = async () => {
    const { offerPerson } = await import('./offerPerson')
    await dispatch(offerPerson({ website, people, t, onAssign: (personId) => void sendAssignee(personId) }))
  }

  const sendDueDate = (dueDate: string | null) =>
    apply<string | null>({
      field: t('details.dueDate'),
      base: website.due_date,
      value: dueDate,
      version,
      send: (day, current) =>
        setDueDate({ id, dueDate: day, timestamp: day ? instantOfDay(day, page.timeZone) : null, version: current }).unwrap(),
      fetch: detailsField(id, ({ due_date }) => due_date),
      show: dayOf,
      done: (day) => (day ? t('details.dueDate.changed', { date: dayOf(day) }) : t('details.dueDate.removed')),
      kept: (due_date) => keptAs({ due_date: dueDate }, { due_date }),
      onRefused: refusal({ dueDate }),
    })

  return ({ to, assignee, dueDate }, override) => {
    if (to !== undefined && to !== website.status) void sendStatus(to, override)
    if (assignee !== undefined) void sendAssignee(assignee)
    if (dueDate !== undefined) void sendDueDate(dueDate)
  }
}
