import { LOCALES, type LogKind } from '../../../src/model'
import { shortSubject } from '../../kernel/websiteLog/shortSubject'
import { translator } from '../../kernel/text/translate'
import { type RawBuilder, sql } from 'kysely'

/** Lines of the log that quote the subject of an entry, or name a file. */
const QUOTING = [
  'message.away',
  'message.here',
  'ticket.merged',
  'ticket.mergedAway',
  'ticket.unmerged',
  'ticket.split',
  'ticket.unsplit',
  'file.kept',
  'file.dropped',
  'file.infected',
] as const satisfies readonly LogKind[]
/** Those that another website has about this one. */
const ELSEWHERE = ['message.away', 'message.here', 'ticket.mergedAway'] as const satisfies readonly LogKind[]

const TODO = ['todo.added', 'todo.changed', 'todo.done', 'todo.reopened', 'todo.deleted'] as const satisfies readonly LogKind[]

const isKind = (kinds: readonly LogKind[]) => sql<boolean>`line ->> 'kind' = any(${kinds})`

export const quotes = isKind(QUOTING)

export const quotesAbout = (website: string) => sql<boolean>`(${isKind(ELSEWHERE)} and line -> 'values' ->> 'website' = ${website})`

export const isAboutTodo = (descriptions: readonly string[]) =>
  sql<boolean>`(${isKind(TODO)} and line -> 'values' ->> 'todo' = any(${descriptions.map(quoteOf)}))`

const quoteOf = (description: string): string => shortSubject({ subject: '', message: description })

// Earlier lines are sentences alone, in any language that a log may have been written in.

/** Stands for whatever is quoted; it is in no text. */
const ANYTHING = '\0'

/** Whether an entry has no more than a sentence, and that is like one of these. */
export const isWritten = (patterns: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(line is null and message like any (select jsonb_array_elements_text(${JSON.stringify(patterns)}::jsonb)))`

/** Patterns of LIKE. */
export const quotingLines = (root: string): string[] => patternsOf(root, QUOTING, { website: ANYTHING })

export const quotingLinesAbout = (root: string, website: string): string[] => patternsOf(root, ELSEWHERE, { website })

export const linesAboutTodos = (root: string, descriptions: readonly string[]): string[] =>
  descriptions.flatMap((description) => patternsOf(root, TODO, { todo: quoteOf(description) }))

function patternsOf(root: string, kinds: readonly LogKind[], known: Readonly<Record<string, string>>): string[] {
  const values = { subject: ANYTHING, other: ANYTHING, name: ANYTHING, virus: ANYTHING, ...known }
  return LOCALES.flatMap((locale) => {
    const t = translator(root, locale)
    return kinds.map((kind) =>
      t(`log.${kind}`, values)
        .replaceAll(/[\\%_]/g, String.raw`\$&`)
        .replaceAll(ANYTHING, '%'),
    )
  })
}
