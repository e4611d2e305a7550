import type { Subject } from '../Subject'
import type { VerifyFinding } from '../VerifyFinding'
import { checkRefusal } from './refusal'

/** In the range of ids, and nobody's in all likelihood. */
const NOBODYS_ID = '2000000001'
const ODD_IDS = [NOBODYS_ID, '0', '1x']

/** Ids that nobody has, and what is no id: there is nothing, and the server says so. */
export async function checkNobody(subject: Pick<Subject, 'route' | 'caller' | 'first' | 'addressOf' | 'report'>): Promise<VerifyFinding[]> {
  const { route, caller, first, addressOf, report } = subject
  const findings: VerifyFinding[] = []
  for (const name of [...(route.digits ?? []), ...(route.ids ?? [])])
    for (const value of ODD_IDS) {
      const url = addressOf({ [name]: value })
      if (!url) continue
      const reply = await caller.ask({ method: 'GET', url, person: first })
      const isThere = reply.status > 0 && reply.status < 400
      if (isThere || reply.status >= 500)
        findings.push(...report('nobody', reply.call, `the server answers ${reply.status} to "${value}" as {${name}}`))
      else findings.push(...checkRefusal(reply, report))
    }
  return findings.slice(0, 1)
}
