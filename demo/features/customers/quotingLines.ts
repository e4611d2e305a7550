import { LOCALES } from '../../../src/model'
import { shortSubject } from '../../kernel/log/shortSubject'
import { translator } from '../../kernel/text/translate'

/** Lines of the log that quote the subject of an entry, or name a file. */
const QUOTING = [
  'log.message.away',
  'log.message.here',
  'log.ticket.merged',
  'log.ticket.mergedAway',
  'log.ticket.unmerged',
  'log.ticket.split',
  'log.ticket.unsplit',
  'log.file.kept',
  'log.file.dropped',
  'log.file.infected',
] as const
/** Those that another website has about this one. */
const ELSEWHERE = ['log.message.away', 'log.message.here', 'log.ticket.mergedAway'] as const

const TODO = ['log.todo.added', 'log.todo.changed', 'log.todo.done', 'log.todo.reopened', 'log.todo.deleted'] as const

/** Stands for whatever is quoted; it is in no text. */
const ANYTHING = '\0'

/** Patterns of LIKE for such lines, in every language that a log may be written in. */
export const quotingLines = (root: string): string[] => patterns(root, QUOTING, { website: ANYTHING })

export const quotingLinesAbout = (root: string, website: string): string[] => patterns(root, ELSEWHERE, { website })

export const linesAboutTodo = (root: string, description: string): string[] =>
  patterns(root, TODO, { todo: shortSubject({ subject: '', message: description }) })

function patterns(root: string, keys: readonly string[], known: Readonly<Record<string, string>>): string[] {
  const values = { subject: ANYTHING, other: ANYTHING, name: ANYTHING, virus: ANYTHING, ...known }
  return LOCALES.flatMap((locale) => {
    const t = translator(root, locale)
    return keys.map((key) =>
      t(key, values)
        .replaceAll(/[\\%_]/g, String.raw`\$&`)
        .replaceAll(ANYTHING, '%'),
    )
  })
}
