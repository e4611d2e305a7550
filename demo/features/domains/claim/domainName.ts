import { domainToUnicode } from 'node:url'
import { readDomainInput } from '../../../../src/model'
import type { Services } from '../../../kernel/context'
import type { Translate } from '../../../kernel/text/translate'
import { nameProblem } from './nameProblem'
import { refuseField } from '../row/refuse'

/** The name somebody asked for, as DNS and as people have it; refused beside the field when it is none. */
export function domainName(services: Services, input: string, t: Translate): { name: string; unicodeName: string } {
  const { name, problem } = readDomainInput(input)
  if (problem) throw refuseField('name', `domains.input.${problem}`, t)
  const refused = nameProblem(services, name)
  if (refused) throw refuseField('name', `domain.name.${refused}`, t)
  return { name, unicodeName: domainToUnicode(name) || name }
}
