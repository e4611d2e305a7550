import * as fc from 'fast-check'
import { hasMarkup } from '../../../../../widgets/website-details/note/markup/hasMarkup'
import { readBlocks, withTick } from '../../../../../widgets/website-details/note/markup/readBlocks'
import { type Inline, readInline } from '../../../../../widgets/website-details/note/markup/readInline'

const linksIn = (parts: readonly Inline[]): string[] =>
  parts.flatMap((part) =>
    typeof part === 'string' || part.kind === 'code' ? [] : part.kind === 'link' ? [part.href] : linksIn(part.parts),
  )

const anyNote = fc.string({
  unit: fc.constantFrom(
    '[',
    ']',
    '(',
    ')',
    '*',
    '_',
    '`',
    '#',
    '-',
    ' ',
    '\n',
    'x',
    '1',
    '.',
    'javascript:',
    'https://a.b',
    '<b>',
    '@',
    '\\',
  ),
})

describe('the lines of a note', () => {
  it('are headings, lists and text', () => {
    expect(readBlocks('# Plan\nCall\n  later\n\n- one\n  - [ ] two\n* [X] three\n1. first\n2) second')).toEqual([
      { kind: 'heading', line: 0, text: 'Plan', level: 1 },
      { kind: 'text', line: 1, text: 'Call\n  later\n' },
      {
        kind: 'list',
        line: 4,
        isNumbered: false,
        items: [
          { line: 4, text: 'one', depth: 0, isDone: null, number: null },
          { line: 5, text: 'two', depth: 1, isDone: false, number: null },
          { line: 6, text: 'three', depth: 0, isDone: true, number: null },
        ],
      },
      {
        kind: 'list',
        line: 7,
        isNumbered: true,
        items: [
          { line: 7, text: 'first', depth: 0, isDone: null, number: 1 },
          { line: 8, text: 'second', depth: 0, isDone: null, number: 2 },
        ],
      },
    ])
  })

  it.each(['Do not ring on Mondays.', 'a - b', '#1 of the town', '2 * 3 * 4', '10.05. Call back', 'snake_case_name', ''])(
    'of plain words stay as they are: %j',
    (text) => {
      expect(hasMarkup(text)).toBe(false)
      expect(readBlocks(text)).toEqual([{ kind: 'text', line: 0, text }])
      expect(readInline(text).join('')).toBe(text)
    },
  )
})

describe('ticking', () => {
  it('changes one character and nothing else', () => {
    const note = 'Wishes:\r\n- [ ] logo\n\n  * [x] `[ ]` colours  \n3. [ ] text'
    expect(withTick(note, 1, true)).toBe('Wishes:\r\n- [x] logo\n\n  * [x] `[ ]` colours  \n3. [ ] text')
    expect(withTick(note, 3, false)).toBe('Wishes:\r\n- [ ] logo\n\n  * [ ] `[ ]` colours  \n3. [ ] text')
    expect(withTick(note, 4, true)).toBe('Wishes:\r\n- [ ] logo\n\n  * [x] `[ ]` colours  \n3. [x] text')
    expect(withTick(note, 0, true)).toBe(note)
  })

  it('there and back leaves any note as it was', () => {
    fc.assert(
      fc.property(anyNote, (note) => {
        for (const block of readBlocks(note)) {
          if (block.kind !== 'list') continue
          for (const { line, isDone } of block.items) {
            if (isDone !== null) expect(withTick(withTick(note, line, !isDone), line, isDone).toLowerCase()).toBe(note.toLowerCase())
          }
        }
      }),
    )
  })
})

describe('words with marks', () => {
  it('are strong, emphasised, code or a link', () => {
    expect(readInline('**very _much_** `a*b` *so* [home](https://a.example/x_y_z)')).toEqual([
      { kind: 'strong', parts: ['very ', { kind: 'em', parts: ['much'] }] },
      ' ',
      { kind: 'code', text: 'a*b' },
      ' ',
      { kind: 'em', parts: ['so'] },
      ' ',
      { kind: 'link', text: 'home', href: 'https://a.example/x_y_z' },
    ])
  })

  it('leave addresses whole', () => {
    expect(readInline('See https://a.example/my_long_name, please')).toEqual([
      'See ',
      { kind: 'link', text: 'https://a.example/my_long_name', href: 'https://a.example/my_long_name' },
      ', please',
    ])
  })

  it('lead to nothing that runs', () => {
    expect(readInline('[x](javascript:alert(1))')).toEqual(['[x](javascript:alert(1))'])
    expect(readInline('[x](data:text/html,hi)')).toEqual(['[x](data:text/html,hi)'])
    fc.assert(
      fc.property(anyNote, (text) => {
        for (const href of linksIn(readInline(text))) expect(href).toMatch(/^(?:https?:\/\/|mailto:|tel:)/i)
      }),
    )
  })
})
