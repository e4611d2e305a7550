import { may, PARTNER_HEADER } from '../../../model'
import { placeholdersOf } from '../../safeRoutes'
import { neededRight } from '../rights'
import type { Subject } from '../Subject'
import type { VerifyFinding } from '../VerifyFinding'
import { checkRefusal } from './refusal'

/** Whoever is not signed in gets nothing, and is told so as a program understands it. */
export async function checkStranger({
  route,
  caller,
  reply,
  report,
}: Pick<Subject, 'route' | 'caller' | 'reply' | 'report'>): Promise<VerifyFinding[]> {
  if (route.host === 'public') return []
  const { method, url } = reply.call
  const answer = await caller.ask({ method, url })
  if (answer.status >= 200 && answer.status < 400)
    return report('stranger', answer.call, `the server answers ${answer.status} to somebody who is not signed in`)
  return checkRefusal(answer, report)
}

/** A page of another partner must not be answered. */
export async function checkOtherPartner({ caller, first, reply, report }: Subject): Promise<VerifyFinding[]> {
  const own = first.page?.config.partnerId
  if (!own) return []
  const answer = await caller.ask({ ...reply.call, instead: { [PARTNER_HEADER]: String(own + 1) } })
  if (answer.status === 409) return checkRefusal(answer, report)
  return report('partner', answer.call, `the server answers ${answer.status} to a page of another partner`)
}

/** The second person: without the right 403, and of another partner nothing of the first one's. */
export async function checkSecond({ route, caller, first, second, reply, report }: Subject): Promise<VerifyFinding[]> {
  if (!second) return []
  const answer = await caller.ask({ ...reply.call, person: second })
  if (answer.status >= 400 || answer.failure) return checkRefusal(answer, report)
  const right = neededRight(route.name)
  if (right && second.page?.user && may(right, second.page.user.roles) === 'none')
    return report('rights', answer.call, `the server answers ${answer.status} to the second login, whose roles lack "${right}"`)
  const isOfOther = second.page !== undefined && second.page.config.partnerId !== first.page?.config.partnerId
  const isAboutOne = placeholdersOf(route).some((name) => [...(route.digits ?? []), ...(route.ids ?? [])].includes(name))
  return isOfOther && isAboutOne
    ? report('rights', answer.call, `the server answers ${answer.status} to the second login, which is of another partner`)
    : []
}
