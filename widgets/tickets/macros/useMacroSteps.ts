import { useLazyMailerOptionsQuery, useSendEmailMutation, useTakeBackEmailMutation } from '../../../src/api/mail'
import { useSetMessageDoneMutation } from '../../../src/api/messages'
import type { WebsiteChange } from '../../../src/api/websiteChange'
import { useLazyAssignableStaffQuery } from '../../../src/api/staff'
import type { Macro, Message } from '../../../src/contract'
import { selectUser, useAppDispatch, useAppSelector } from '../../../src/store'
import { answerOf } from './answerOf'
import { StepError } from './StepError'

/** What a macro does to one ticket, and how each part is taken back. They throw what the server refused. */
export type Step = 'template' | 'done' | 'assignee' | 'status'
type TakeBack = () => Promise<unknown>

interface MacroRun {
  readonly macro: Macro
  readonly ticket: Message
  /** The newest message of the website that its reader has seen. */
  readonly seen: number
}
type Steps = Readonly<Record<Step, (run: MacroRun) => Promise<TakeBack>>>

/** The steps by the calls that everything else makes them with, so the server asks for the same rights and checks the same rules. */
export function useMacroSteps(): Steps {
  const dispatch = useAppDispatch()
  const me = useAppSelector(selectUser)
  const [loadStaff] = useLazyAssignableStaffQuery()
  const [loadOptions] = useLazyMailerOptionsQuery()
  const [send] = useSendEmailMutation()
  const [takeBack] = useTakeBackEmailMutation()
  const [setDone] = useSetMessageDoneMutation()

  // Few macros change a website, and no ticket waits for how that is done.
  const change = async (websiteId: number, wanted: WebsiteChange): Promise<TakeBack> => {
    const { changeWebsite } = await import('./changeWebsite')
    return dispatch(changeWebsite(websiteId, wanted))
  }

  return {
    async template({ macro, ticket, seen }) {
      const websiteId = websiteOf(ticket)
      const options = await loadOptions({ websiteId, reply: ticket.id }).unwrap()
      const email = answerOf(options, macro.template)
      if (typeof email === 'string') throw StepError.because(email)
      const { id } = await send({ websiteId, email: { ...email, seen } }).unwrap()
      return () => takeBack({ websiteId, message: id }).unwrap()
    },
    async done({ ticket }) {
      const of = { websiteId: websiteOf(ticket), id: ticket.id }
      await setDone({ ...of, value: true }).unwrap()
      return () => setDone({ ...of, value: false }).unwrap()
    },
    async assignee({ macro: { assignee }, ticket }) {
      if (assignee === 'nobody') return change(websiteOf(ticket), { assigned_to: null })
      const person = assignee === 'me' ? me : (await loadStaff(undefined, true).unwrap()).find(({ id }) => id === assignee)
      if (!person) throw StepError.because('tickets.macro.nobodyThere')
      return change(websiteOf(ticket), { assigned_to: person })
    },
    status: ({ macro: { status }, ticket }) => change(websiteOf(ticket), status ? { status } : {}),
  }
}

const websiteOf = ({ website }: Message): number => website?.id ?? 0
