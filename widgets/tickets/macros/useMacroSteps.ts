import { useLazyMailerOptionsQuery, useSendEmailMutation, useTakeBackEmailMutation } from '../../../src/api/mail'
import { useSetMessageDoneMutation } from '../../../src/api/messages'
import type { WebsiteChange } from '../../../src/api/websiteChange'
import { useLazyAssignableStaffQuery } from '../../../src/api/staff'
import type { Macro, Message } from '../../../src/contract'
import { createErrorObject } from '../../../src/http'
import { useFormats, useMessages } from '../../../src/i18n'
import { type AskAboutConflict, changeAsStep } from '../../../src/parts/websiteChange'
import { selectUser, useAppDispatch, useAppSelector } from '../../../src/store'
import { answerOf } from './answerOf'
import { STEP_LABELS, type Step } from './stepsOf'

/** How a step is taken back. Steps throw what the server refused. */
type TakeBack = () => Promise<unknown>

interface MacroRun {
  readonly macro: Macro
  readonly ticket: Message
  /** The newest message of the website that its reader has seen. */
  readonly seen: number
}
type Steps = Readonly<Record<Step, (run: MacroRun) => Promise<TakeBack>>>

/**
 * The steps by the calls that everything else makes them with, so the server asks for the same rights and checks the same rules. `ask` decides where
 * somebody else has changed the website meanwhile.
 */
export function useMacroSteps(ask: AskAboutConflict): Steps {
  const t = useMessages()
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const me = useAppSelector(selectUser)
  const [loadStaff] = useLazyAssignableStaffQuery()
  const [loadOptions] = useLazyMailerOptionsQuery()
  const [send] = useSendEmailMutation()
  const [takeBack] = useTakeBackEmailMutation()
  const [setDone] = useSetMessageDoneMutation()

  const change = (step: Step, { website }: Message, wanted: WebsiteChange): Promise<TakeBack> =>
    dispatch(changeAsStep(website ?? NO_WEBSITE, wanted, { ask, t, formats, field: t(STEP_LABELS[step]) }))

  return {
    async template({ macro, ticket, seen }) {
      const websiteId = websiteOf(ticket)
      const options = await loadOptions({ websiteId, reply: ticket.id }).unwrap()
      const email = answerOf(options, macro.template)
      if (typeof email === 'string') throw stopped(email)
      const { id } = await send({ websiteId, email: { ...email, seen } }).unwrap()
      return () => takeBack({ websiteId, message: id }).unwrap()
    },
    async done({ ticket }) {
      const of = { websiteId: websiteOf(ticket), id: ticket.id }
      await setDone({ ...of, value: true }).unwrap()
      return () => setDone({ ...of, value: false }).unwrap()
    },
    async assignee({ macro: { assignee }, ticket }) {
      if (assignee === 'nobody') return change('assignee', ticket, { assigned_to: null })
      const person = assignee === 'me' ? me : (await loadStaff(undefined, true).unwrap()).find(({ id }) => id === assignee)
      if (!person) throw stopped('tickets.macro.nobodyThere')
      return change('assignee', ticket, { assigned_to: person })
    },
    status: ({ macro: { status }, ticket }) => change('status', ticket, status ? { status } : {}),
  }
}

const NO_WEBSITE = { id: 0 }
const websiteOf = ({ website }: Message): number => (website ?? NO_WEBSITE).id

/** For a reason of our own, by its message key. */
const stopped = (message: string) => createErrorObject({ name: 'MacroError', type: 'backend', message })
