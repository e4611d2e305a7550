import { sql } from 'kysely'
import type { LogKind } from '../../../src/model'
import { shortSubject } from '../../kernel/websiteLog/shortSubject'

/** Lines of the log that quote the subject of a message, or name a file. */
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
const ELSEWHERE = [
  'message.away',
  'message.here',
  'ticket.merged',
  'ticket.mergedAway',
  'ticket.split',
] as const satisfies readonly LogKind[]

const TODO_KINDS = ['todo.added', 'todo.changed', 'todo.done', 'todo.reopened', 'todo.deleted'] as const satisfies readonly LogKind[]

const isKind = (kinds: readonly LogKind[]) => sql<boolean>`line ->> 'kind' = any(${kinds})`

export const quotes = isKind(QUOTING)

export const quotesAbout = (websiteId: number) => sql<boolean>`(${isKind(ELSEWHERE)} and line -> 'websiteId' = to_jsonb(${websiteId}::int))`

export const isAboutTodo = (descriptions: readonly string[]) =>
  sql<boolean>`(${isKind(TODO_KINDS)} and line -> 'values' ->> 'todo' = any(${descriptions.map(quoteOf)}))`

const quoteOf = (description: string): string => shortSubject({ subject: '', message: description })
