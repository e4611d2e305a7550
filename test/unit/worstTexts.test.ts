import type { Email } from 'postal-mime'
import { bounceReport } from '../../demo/services/mailReader/bounceReport'
import { readAuth } from '../../demo/services/mailReader/readAuth'
import { messageKey } from '../../demo/features/mailTransfer/missingMessages'
import { isTechnical } from '../../src/http/isTechnical'
import { readMarkup } from '../../src/parts/mail/readMarkup'
import { isDomain, isDomainLike, isEmail, isUrl, mergeFields, readDomainInput, readSignature } from '../../src/model'
import { parseZone } from '../../src/model/dns/parseZone'
import { SECRET_VALUES } from '../../src/model/messages/secrets'
import { piecesOf } from '../../src/ui/data/piecesOf'
import { readAccounts } from '../../widgets/mail-transfer/many/readAccounts'
import { darkened } from '../../widgets/mailer/preview/darkened'
import { readInvitations } from '../../widgets/staff/readInvitations'
import { secretsIn } from '../../widgets/website-details/note/secrets'
import { hasMarkup } from '../../widgets/website-details/note/markup/hasMarkup'
import { readBlocks } from '../../widgets/website-details/note/markup/readBlocks'
import { readInline } from '../../widgets/website-details/note/markup/readInline'
import { splitLinks } from '../../src/parts/message/splitLinks'
import { splitQuote } from '../../src/parts/quotes'
import { linesOf } from '../../widgets/website-details/todos/linesOf'
import { readQuickTodo } from '../../widgets/website-details/todos/quickEntry/readQuickTodo'
import { readContact } from '../../widgets/websites/create/readContact'
import { cpuOf } from '../fixtures/cpuOf'
import { vocabularyOf } from './widgets/website-details/todos/quickEntry/support'

/** What is read of a mail that has a text where strangers may write anything. */
const mailWith = (value: string) =>
  ({ headers: [{ key: 'authentication-results', value }], attachments: [report(value)], text: value }) as Email
const report = (content: string) => ({ mimeType: 'message/delivery-status', content })

/** What reads texts of others: mails, names, what is pasted, answers of servers. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  bounceReport: (text) => bounceReport(mailWith(`diagnostic-code:${text}`)),
  darkened,
  hasMarkup,
  isDomain,
  isDomainLike,
  isEmail,
  isTechnical,
  isUrl,
  linesOf,
  parseZone: (text) => parseZone(text, 'agency.example'),
  mergeFields: (text) => mergeFields(text, { a: 'x' }),
  messageKey: (headers) => messageKey({ uid: 1, size: 1, internalDate: new Date(0), headers }),
  piecesOf,
  readAccounts,
  readAuth: (text) => readAuth(mailWith(`mx.example;${text}`), 'mx.example'),
  readBlocks,
  readContact,
  readDomainInput,
  readInline,
  readMarkup: (text) => [...readMarkup(text)],
  readQuickTodo: (text) => readQuickTodo(text, { people: [], today: '2026-05-06', vocabulary: vocabularyOf('ja') }),
  readInvitations: (text) => readInvitations(text, 'design', ['design']),
  readSignature,
  secrets: (text) => SECRET_VALUES.some(([pattern]) => pattern.test(text)),
  secretsIn,
  splitLinks,
  splitQuote,
}

/** Each ran away with some pattern once, or would with the usual way to write it. */
const WORST = [
  ...[
    'a',
    'A',
    '0',
    ' ',
    '\t',
    '\n',
    '\r',
    '.',
    '-',
    '/',
    '?',
    '#',
    '@',
    ':',
    ';',
    ',',
    '"',
    "'",
    '<',
    '>',
    '(',
    '[',
    '{',
    '=',
    '&',
    '!',
    '*',
    '`',
    '_',
  ],
  ...[
    'a.',
    '.h.',
    'a@',
    'a@b.',
    'a b ',
    '. ',
    ', ',
    '- ',
    '/ ',
    '\t ',
    '\n ',
    '\r\n',
    '> ',
    '< ',
    '1. ',
    '**',
    '[a](',
    '://',
    'http://',
    'www.',
    '<a ',
  ],
  ...[
    '<style ',
    '<body',
    '<!--',
    '</',
    '&lt;',
    '-----BEGIN ',
    'eyJ-',
    '0h',
    '"\\',
    '\\"',
    'a=',
    'a"',
    ',"',
    '"" ',
    '{{',
    '{{a}}',
    '{a',
    '=a',
    '+1',
    '(1',
    'é',
    '\u0301',
    'א',
    '😀',
    '\u2028',
  ],
]
const LENGTH = 100_000
/** What refuses the end is what makes a pattern try again. */
const ENDS = ['', '\0', 'x@']

const worst = (length: number): string[] => WORST.flatMap((part) => ENDS.map((end) => part.repeat(length / part.length) + end))

/** Four times as long takes four times as long; a square would take sixteen, and seconds. What takes less is not compared: it would be noise. */
function growsFaster(read: (text: string) => unknown, short: string, long: string): boolean {
  const seconds = cpuOf(() => read(long))
  return seconds > AT_ONCE_S && seconds > 9 * cpuOf(() => read(short))
}
const AT_ONCE_S = 0.5

describe('whatever reads texts of others', () => {
  const [short, long] = [worst(LENGTH / 4), worst(LENGTH)]
  it.each(Object.entries(READERS))('%s comes to an end with all of them, in time that grows as their length', (_, read) => {
    const slow = short.filter((text, nth) => growsFaster(read, text, long[nth] ?? ''))
    expect(slow.map((text) => text.slice(0, 20))).toEqual([])
  })
})
