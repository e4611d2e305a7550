import { isTechnical } from '../../src/http/isTechnical'
import { readMarkup } from '../../src/mail/readMarkup'
import { isDomain, isDomainLike, isEmail, isUrl, readDomainInput, readSignature } from '../../src/model'
import { parseZone } from '../../src/model/dns/parseZone'
import { SECRET_VALUES } from '../../src/model/secrets'
import { piecesOf } from '../../src/ui/data/piecesOf'
import { readAccounts } from '../../widgets/mail-transfer/many/readAccounts'
import { darkened } from '../../widgets/mailer/preview/darkened'
import { readInvitations } from '../../widgets/staff/readInvitations'
import { hasMarkup } from '../../widgets/website-details/note/markup/hasMarkup'
import { readBlocks } from '../../widgets/website-details/note/markup/readBlocks'
import { readInline } from '../../widgets/website-details/note/markup/readInline'
import { splitLinks } from '../../widgets/website-details/thread/entry/splitLinks'
import { splitQuote } from '../../widgets/website-details/thread/entry/splitQuote'
import { linesOf } from '../../widgets/website-details/todos/linesOf'
import { readContact } from '../../widgets/websites/create/readContact'

/** What reads texts of others: mails, names, what is pasted, answers of servers. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  darkened,
  hasMarkup,
  isDomain,
  isDomainLike,
  isEmail,
  isTechnical,
  isUrl,
  linesOf,
  parseZone: (text) => parseZone(text, 'agency.example'),
  piecesOf,
  readAccounts,
  readBlocks,
  readContact,
  readDomainInput,
  readInline,
  readMarkup: (text) => [...readMarkup(text)],
  readInvitations: (text) => readInvitations(text, 'design', ['design']),
  readSignature,
  secrets: (text) => SECRET_VALUES.some(([pattern]) => pattern.test(text)),
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
const LENGTH = 50_000

describe('whatever reads texts of others', () => {
  it.each(Object.entries(READERS))('%s comes to an end with all of them', (_, read) => {
    for (const part of WORST) {
      const text = part.repeat(LENGTH / part.length)
      // What refuses the end is what makes a pattern try again.
      for (const end of ['', '\0', 'x@']) expect(() => read(text + end)).not.toThrow()
    }
  })
})
