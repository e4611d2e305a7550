import * as fc from 'fast-check'
import { MAX_MAIL_DEPTH, MAX_MAIL_ELEMENTS } from '../../../../src/parts/mail/mailRules'
import { tidyMarkup } from '../../../../src/parts/mail/tidyMarkup'
import { HOSTILE_MAILS } from '../../../fixtures/hostileMail'

const NAMES = [
  'div',
  'p',
  'b',
  'font',
  'a',
  'table',
  'tr',
  'td',
  'ul',
  'li',
  'dl',
  'dd',
  'span',
  'blockquote',
  'h1',
  'br',
  'svg',
  'style',
  'select',
]
const PIECES = NAMES.flatMap((name) => [`<${name}>`, `</${name}>`, `<${name} title="</${name}>" style=x>`, `<${name}/>`])
const GLUE = ['text', '<', '>', '"', "'", '<!--', '-->', '<!', '</', '<p ', '</p', '&lt;', '\0']

/** As browsers read it. */
const bodyOf = (markup: string) => new DOMParser().parseFromString(`<body>${markup}`, 'text/html').body

describe('tidy markup', () => {
  it('ends each element where its parent ends at the latest', () => {
    expect(tidyMarkup('<div><b>a<i>b</div>c')).toBe('<div><b>a<i>b</i></b></div>c')
    expect(tidyMarkup('<p><b>a<p>b')).toBe('<p><b>a</b></p><p>b</p>')
    expect(tidyMarkup('<b><i>a</b>b</i>')).toBe('<b><i>a</i></b>b')
    expect(tidyMarkup('</div>a</b>')).toBe('a')
  })

  it('ends what may be left open', () => {
    expect(tidyMarkup('<ul><li>a<li>b<ul><li>c</ul><li>d</ul>')).toBe('<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>')
    expect(tidyMarkup('<table><tr><td>a<td>b<tr><td>c</table>')).toBe('<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>')
    expect(tidyMarkup('<dl><dt>a<dd>b<dt>c</dl>')).toBe('<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>')
    expect(tidyMarkup('<a href="x">a<a href="y">b')).toBe('<a href="x">a</a><a href="y">b</a>')
  })

  it('lets nothing in a cell end what is outside of it', () => {
    expect(tidyMarkup('<div><table><tr><td></div>a</table>b</div>')).toBe('<div><table><tr><td>a</td></tr></table>b</div>')
    expect(tidyMarkup('<p><table><tr><td><p>a<p>b</table>')).toBe('<p></p><table><tr><td><p>a</p><p>b</p></td></tr></table>')
  })

  it('leaves out what a mail may not have, with its content where that is no text', () => {
    expect(tidyMarkup('<form>a<input>b</form>')).toBe('ab')
    expect(tidyMarkup('<head><title>a</title><style>p{}</style><meta x><body>b')).toBe('b')
    expect(tidyMarkup('a<svg><p>b</p></svg>c<svg/>d')).toBe('acd')
    expect(tidyMarkup('a<!-- <b> -->b<!doctype x><?x?></ x>c<!-- d')).toBe('abc')
    expect(tidyMarkup('a<textarea><!--</textarea>b<!-- --></textarea>c')).toBe('abc')
  })

  it('keeps the attributes that are read later, once, the style under another name', () => {
    expect(tidyMarkup(`<p style="a" STYLE=b title='x style="b"' ONCLICK=c>style="d"</p>`)).toBe(
      '<p data-style="a" title="x style=&quot;b&quot;">style="d"</p>',
    )
    expect(tidyMarkup('<img alt="a>b" onerror=x><br/style=y>')).toBe('<img alt="a>b"><br data-style="y">')
    expect(tidyMarkup('<table><td colspan=3><td colspan=1000 rowspan=65534>')).toBe('<table><td colspan="3"></td><td></td></table>')
  })

  it('ends what stands in a table outside of its cells where the next part of the table begins, as browsers do', () => {
    expect(tidyMarkup('<table><p>a<td>b')).toBe('<table><p>a</p><td>b</td></table>')
    expect(tidyMarkup('<table><div><b>a<tr><td><p>b<td>c')).toBe('<table><div><b>a</b></div><tr><td><p>b</p></td><td>c</td></tr></table>')
    expect(tidyMarkup('<table><tr><td><table><p>a<td>b')).toBe('<table><tr><td><table><p>a</p><td>b</td></table></td></tr></table>')
  })

  it('leaves out a part of a table without a table, as browsers do', () => {
    expect(tidyMarkup('<p><b>a<td>b<div>c')).toBe('<p><b>ab</b></p><div>c</div>')
    expect(tidyMarkup('<table><td>a</table><tr><td>b')).toBe('<table><td>a</td></table>b')
  })

  it('keeps text as it is', () => {
    expect(tidyMarkup('1 < 2 && "3" > 2 &amp; <3')).toBe('1 &lt; 2 && "3" > 2 &amp; &lt;3')
  })

  it('puts what is too deep into the last element that is not', () => {
    const deep = tidyMarkup(`${'<div>'.repeat(300)}a${'</div>'.repeat(300)}b`)
    expect(deep).toBe(`${'<div>'.repeat(MAX_MAIL_DEPTH)}a${'</div>'.repeat(MAX_MAIL_DEPTH)}b`)
  })

  it('gives up on more elements than a browser shows at once', () => {
    expect(tidyMarkup('<p>a</p>'.repeat(MAX_MAIL_ELEMENTS))).not.toBeNull()
    expect(tidyMarkup('<p>a</p>'.repeat(MAX_MAIL_ELEMENTS + 1))).toBeNull()
  })

  it('is read by browsers as it is written, whatever it was before', () => {
    const piece = fc.oneof(fc.constantFrom(...PIECES), fc.constantFrom(...GLUE), fc.constantFrom(...Object.values(HOSTILE_MAILS)))
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const tidy = tidyMarkup(pieces.join('')) ?? ''
        const written = tidy.match(/<[a-z]/gi)?.length ?? 0
        const body = bodyOf(tidy)
        // Tables get the parts they lack: a section, a row, columns.
        const made = body.querySelectorAll('tbody,tr,colgroup').length
        expect(body.querySelectorAll('*').length).toBeLessThanOrEqual(written + made)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['quotes that never end', "<a '".repeat(100_000)],
    ['values that never end', '<a b="'.repeat(50_000)],
    ['signs', '<'.repeat(400_000)],
    ['attributes', `${'<a '.repeat(100_000)}${'='.repeat(1_000)}`],
    ['styles that never begin', '<style '.repeat(70_000)],
    ['styles that never end', '<style>'.repeat(70_000)],
    ['comments', '<!--'.repeat(100_000)],
    ['ends of comments', `<!--${'--!'.repeat(100_000)}`],
    ['spaces', `<p${' '.repeat(400_000)}`],
    ['spaces before a value', `<p ${'a '.repeat(100_000)}${' '.repeat(100_000)}=`],
    ['ends of nothing', '</p>'.repeat(100_000)],
    ['ends across a table', `${'<div>'.repeat(90)}<table>${'</div>'.repeat(80_000)}`],
    ['ends of what is dropped', `<svg>${'</p>'.repeat(100_000)}`],
    ['dropped in each other', '<svg>'.repeat(90_000)],
    ['dropped, and ends of others', `${'<svg>'.repeat(45_000)}${'</p>'.repeat(60_000)}`],
    ['dropped by turns', '<svg><math></svg>'.repeat(30_000)],
  ])('answers at once: %s', (_, text) => {
    expect(tidyMarkup(text)?.length ?? 0).toBeLessThanOrEqual(4 * text.length)
  })
})
