import type { BulkChange, ChangedWebsite, Website } from '../../contract'
import type { ChangeCall } from './ChangeCall'
import type { CallOptions, FieldRule } from './FieldRule'
import { FIELDS } from './fields'
import { readChange } from './readChange'
import type { ChangeField, ValueOf, WebsiteChange } from './WebsiteChange'

/** What is left of a change where some of it is so already; null for nothing. */
export function openChange(website: Website, change: WebsiteChange): WebsiteChange | null {
  const open = together(change, (rule, value, field) => {
    const left = rule.open(website, value)
    return left === undefined ? {} : { [field]: left }
  })
  return Object.keys(open).length > 0 ? open : null
}

/** How a website looks once it is changed. */
export const shownAfter = (website: Website, change: WebsiteChange, now: Date): ChangedWebsite => ({
  id: website.id,
  ...together(change, (rule, value) => rule.shown(website, value, now)),
})

/** What gives the website back what the change took from it. */
export const changeBack = (before: Website, change: WebsiteChange): WebsiteChange =>
  together(openChange(before, change) ?? {}, (rule, value) => rule.back(before, value))

/** Of a change the marks of the viewer's own and the tags. */
export const marksOf = (change: WebsiteChange): WebsiteChange =>
  together(change, (rule, value, field) => (rule.isMark ? { [field]: value } : {}))

/** What a website holds in the fields that are changed. */
export const fieldsOf = (website: Website, change: WebsiteChange): Partial<Website> => together(change, ({ of }) => ({ [of]: website[of] }))

/** The change as the one call for many has it; null where that call does not know all of it. */
export function bulkOf(change: WebsiteChange): BulkChange['change'] | null {
  const isKnown = readChange(change, FIELDS, (rule) => rule.bulk !== undefined).every(Boolean)
  return isKnown ? together(change, (rule, value) => rule.bulk?.(value) ?? {}) : null
}

export interface FieldCall {
  readonly call: ChangeCall
  /** What two people may disagree about; null for marks. */
  readonly field: keyof Website | null
}

/** The calls of the specification that change one website, one after the other. */
export const callsOf = (website: Website, change: WebsiteChange, options: CallOptions): FieldCall[] =>
  readChange(change, FIELDS, (rule, value) =>
    rule.calls(website, value, options).map((call) => ({ call, field: rule.isMark ? null : rule.of })),
  ).flat()

type Reader<Part> = <Field extends ChangeField>(rule: FieldRule<ValueOf<Field>>, value: ValueOf<Field>, field: Field) => Part

const together = <Whole extends object>(change: WebsiteChange, read: Reader<Whole>): Whole =>
  Object.assign({}, ...readChange(change, FIELDS, read))
