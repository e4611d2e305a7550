import { todayIn } from '../../../../src/model'
import { limitProblem } from '../../../access/checkLimit'
import type { Services, Viewer } from '../../../kernel/context'
import type { HttpError } from '../../../kernel/HttpError'
import type { Translate } from '../../../kernel/text/translate'
import { contractProblem } from '../website/contract'

/**
 * What a connection, an order, or the transfer of a domain would be refused for in the end: said before anybody begins. A transfer is of a
 * domain that is connected, and takes no more room.
 */
export async function obstaclesTo({ db, clock }: Services, viewer: Viewer, { websiteId, t }: { websiteId: number; t: Translate }) {
  const limit = await limitProblem(db, viewer.partner_id, 'domains')
  const contract = await contractProblem(db, websiteId, todayIn(viewer.time_zone, clock.now()))
  const told = (problem: HttpError | null) => problem && { message: t(problem.messageKey, problem.values), upgrade: problem.status === 402 }
  return { connect: told(limit), order: told(contract ?? limit), transfer: told(contract) }
}
