import { render, screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { LongText } from '../../../src/ui'
import { piecesOf } from '../../../src/ui/data/piecesOf'

describe('a long text', () => {
  it('is one paragraph as long as it is short', () => {
    const { container } = render(<LongText text={'One line.\nAnother.'} />)
    expect(container.querySelectorAll('p')).toHaveLength(1)
    expect(container.textContent).toBe('One line.\nAnother.')
  })

  it('is paragraphs that each draw their own links', () => {
    const line = `${'words '.repeat(200)}\n`
    render(<LongText text={line.repeat(5)} render={(piece) => <a href="https://a.example">{piece.length}</a>} />)
    expect(screen.getAllByRole('link').length).toBeGreaterThan(2)
  })

  it('may be translated by the reader’s browser, and changes afterwards', () => {
    const linked = (text: string) => <LongText text={text} render={(piece) => [piece, <b key="end">end</b>]} />
    const { container, rerender } = render(linked('Guten Tag'))
    const text = container.querySelector('[translate=yes]')?.firstChild
    if (!text) throw new Error('nothing may be translated')
    const translated = document.createElement('font')
    translated.textContent = 'Good day'
    text.replaceWith(translated)
    rerender(linked('Guten Abend'))
    expect(container).toHaveTextContent('Guten Abendend')
  })
})

describe('pieces of a text', () => {
  it('are cut at ends of lines, at spaces, and in words that have neither', () => {
    const line = 'x'.repeat(1_500)
    expect(piecesOf(`${line}\n${line}`)).toEqual([line, line])
    expect(piecesOf(`${line} ${line}`)).toEqual([line, line])
    expect(piecesOf('x'.repeat(5_000)).map(({ length }) => length)).toEqual([2_000, 2_000, 1_000])
  })

  it('hold all of it, are never long, and cut no letter in two', () => {
    const part = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('\n', ' ', '😀'.repeat(900), 'x'.repeat(1_999), '\n'.repeat(2_100)),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const text = parts.join('')
        const pieces = piecesOf(text)
        const withoutGaps = (one: string) => one.replaceAll(/[\n ]/g, '')
        expect(withoutGaps(pieces.join(''))).toBe(withoutGaps(text))
        for (const piece of pieces) {
          expect(piece.length).toBeLessThanOrEqual(2_000)
          expect(piece).not.toMatch(/[\ud800-\udbff]$/)
        }
      }),
    )
  })
})
