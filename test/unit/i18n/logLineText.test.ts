import { readFileSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import * as v from 'valibot'
import { Message } from '../../../src/contract'
import { createTranslator, logLineText } from '../../../src/i18n'
import { parseMessages } from '../../../src/i18n/parseMessages'
import { keysOf, LOG_LINES, type Locale, type LogLine } from '../../../src/model'

const textsOf = (folder: string, locale: Locale): Record<string, string> =>
  JSON.parse(readFileSync(`${folder}/messages/${locale}.json`, 'utf8'))

function say(locale: Locale, line: LogLine): string {
  const packs = ['src/parts/log', 'src/i18n'].map((folder) => parseMessages(textsOf(folder, locale), locale))
  return logLineText(line, { t: createTranslator(locale, packs), locale })
}

it('a status, a day and a sum are said as the reader says them', () => {
  const moved = { kind: 'status', values: { from: 'lead_interest', to: 'preparation' } } as const
  expect([say('en', moved), say('de', moved), say('ja', moved)]).toEqual([
    'Status: Interested → Preparation',
    'Status: Interesse → Vorbereitung',
    'ステータス：関心あり → 準備',
  ])
  const due = { kind: 'dueDate', values: { date: '2026-05-04' } } as const
  expect([say('en', due), say('de', due), say('ja', due)]).toEqual(['Due date: May 4, 2026', 'Fällig am 04.05.2026', '期限：2026/05/04'])
  const worth = { kind: 'leadValue', values: { value: 123_450 } } as const
  expect(say('de', worth)).toBe('Wert des Leads: 1.234,50\u00A0€')
})

it('why something was done and that it was taken back stand around it', () => {
  const line = { kind: 'dueDate.removed', values: {}, why: 'Holiday', takenBack: true } as const
  expect(say('en', line)).toBe('Due date removed. Reason: Holiday (taken back)')
})

it('a name from right to left stays by itself', () => {
  expect(say('de', { kind: 'assigned', values: { person: 'דנה' } })).toBe('Zugewiesen an \u2068דנה\u2069')
})

it('what is empty is a dash', () => {
  expect(say('en', { kind: 'leadSource', values: { source: null } })).toBe('Source of the lead: –')
  expect(say('en', { kind: 'changed', values: { from: null, to: '030 1' } })).toBe('– → 030 1')
})

const placeholdersOf = (text: string): string[] =>
  parse(text)
    .filter(
      (element): element is Exclude<MessageFormatElement, { type: TYPE.literal | TYPE.pound }> =>
        'value' in element && element.type !== TYPE.literal,
    )
    .map(({ value }) => value)

it.each(keysOf(LOG_LINES))('the text of %s has the values of the line', (kind) => {
  const text = textsOf('src/parts/log', 'en')[`log.${kind}`] ?? ''
  expect(new Set(placeholdersOf(text))).toEqual(new Set(Object.keys(LOG_LINES[kind])))
})

it('an entry with a line that is not known here keeps its sentence', () => {
  const entry = { id: 1, category: 'system', date: '2026-05-04T08:00:00Z', message: 'Rocket started' }
  expect(v.parse(Message, { ...entry, line: { kind: 'rocket', values: {} } }).line).toBeNull()
  expect(v.parse(Message, { ...entry, line: { kind: 'status', values: { from: 'preparation' } } }).line).toBeNull()
  const line = { kind: 'status', values: { from: 'preparation', to: 'creation' } }
  expect(v.parse(Message, { ...entry, line }).line).toEqual({ ...line, why: null, takenBack: false })
})
