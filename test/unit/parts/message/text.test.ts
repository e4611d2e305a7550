import * as fc from 'fast-check'
import { splitLinks } from '../../../../src/parts/message/splitLinks'
import { splitQuote } from '../../../../src/parts/quotes'

const textOf = (parts: ReturnType<typeof splitLinks>) => parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')

describe('links in a text', () => {
  it('are web and mail addresses, without the mark that ends the sentence', () => {
    expect(splitLinks('See https://example.com/a?b=1, or ask anna@example.com.')).toEqual([
      'See ',
      { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
      ', or ask ',
      { text: 'anna@example.com', href: 'mailto:anna@example.com' },
      '.',
    ])
  })

  it('never lead to anything that runs, and lose no character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('h', 't', 'p', 's', ':', '/', '.', '@', 'a', ' ', '\n', '<', '"', "'", ')') }),
        (text) => {
          const parts = splitLinks(text)
          expect(textOf(parts)).toBe(text)
          for (const part of parts) if (typeof part !== 'string') expect(part.href).toMatch(/^(?:https?|mailto):/)
        },
      ),
    )
  })
})

describe('what an answer quotes', () => {
  it.each([
    ['Thanks!\n\nOn 3 May 2026 at 10:12 Anna <a@example.com> wrote:\n> Hello\n> you', 'Thanks!'],
    ['Danke.\n\nAm 12.03.2026 um 10:12 schrieb Anna:\n> Zitat\n\n', 'Danke.'],
    ['Yes\n-----Original Message-----\nFrom: Anna\nHello', 'Yes'],
    ['Ja\n----- Ursprüngliche Nachricht -----\nVon: Anna', 'Ja'],
    ['Fine\n________________________________\nFrom: Anna', 'Fine'],
  ])('is cut off: %j', (text, own) => {
    const split = splitQuote(text)
    expect(split.own).toBe(own)
    expect(split.quoted).not.toBe('')
  })

  it.each(['No quote at all', '> only\n> a quote', 'a > b\nc < d', 'Answer\n> in between\nof two lines', ''])(
    'stays when it is no quote at the end: %j',
    (text) => {
      expect(splitQuote(text)).toEqual({ own: text, quoted: '' })
    },
  )
})
