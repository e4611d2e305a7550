import { refusalsOf, type RulesContext, type WebsiteFacts } from '../../../api/websiteChange'
import type { FieldError } from '../../../http'
import type { Translate } from '../../../i18n'
import { VALIDATION_FLAGS, type ValidationFlag } from '../../../model'
import type { Explanation, Refused, RefusedRow } from './Explanation'

interface Options {
  readonly rules: RulesContext
  readonly knownOf: (id: number) => WebsiteFacts
  readonly t: Translate
}

/** What is told of refusals: our own rules explain what they find themselves, once they know which checks the server makes. */
export function explainRefusals(refused: Refused, { rules, knownOf, t }: Options): Explanation {
  const flags = refusedFlags(refused)
  const settings = { ...rules.settings, ...Object.fromEntries(flags.map((flag) => [flag, true])) }
  const toldOf = ({ website, change, error }: RefusedRow): readonly FieldError[] => {
    if (!error) return []
    if (!error.fields) return [{ name: '', message: t(error.message, error.values) }]
    const found = refusalsOf(website, change, { ...rules, settings }, knownOf(website.id))
    return error.fields.filter(({ name }) => !found.some(({ flag }) => flag === name))
  }
  const rows = refused.rows.map((row) => ({ ...row, told: toldOf(row) }))
  return { ...refused, rows }
}

const namesIn = ({ rows }: Refused): string[] => rows.flatMap(({ error }) => error?.fields?.map(({ name }) => name) ?? [])

/** The checks that refusals name. */
export function refusedFlags(refused: Refused): ValidationFlag[] {
  const names = namesIn(refused)
  return VALIDATION_FLAGS.filter((flag) => names.includes(flag))
}

/** The limits of the team have changed since they were asked for. */
export const isAboutLimits = (refused: Refused): boolean => namesIn(refused).includes('hardLimits')
