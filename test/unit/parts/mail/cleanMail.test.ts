import * as fc from 'fast-check'
import { cleanMail } from '../../../../src/parts/mail/cleanMail'
import { MAIL_TAGS, SHOWN_ATTRIBUTES } from '../../../../src/parts/mail/mailRules'
import { readMailStyle } from '../../../../src/parts/mail/mailStyles'
import { HOSTILE_MAILS, LEAK, mixedMail } from '../../../fixtures/hostileMail'

const clean = (html: string, options: Partial<Parameters<typeof cleanMail>[1]> = {}) => cleanMail(html, { showsQuote: false, ...options })
const htmlOf = (html: string, options?: Partial<Parameters<typeof cleanMail>[1]>) => clean(html, options)?.body.innerHTML ?? ''

/** Looks at the elements as a frame would read them from the text, not at those the sanitiser had. */
function expectQuiet(html: string): void {
  const document = new DOMParser().parseFromString(`<body>${htmlOf(html)}`, 'text/html')
  const elements = [...document.body.querySelectorAll('*')]
  expect(elements.filter(({ localName }) => !MAIL_TAGS.includes(localName)).map(({ outerHTML }) => outerHTML)).toEqual([])
  const loud = elements.flatMap((element) => [...element.attributes].filter((attribute) => !isQuiet(element, attribute)))
  // Their text: browsers cannot print an attribute whose document has no window.
  expect(loud.map(({ ownerElement }) => ownerElement?.outerHTML)).toEqual([])
}

function isQuiet({ localName }: Element, { name, value }: Attr): boolean {
  if (name === 'href') return localName === 'a' && /^(?:https?|mailto|tel):/.test(value)
  if (name === 'src') return localName === 'img' && /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,/.test(value)
  if (name === 'target') return localName === 'a' && value === '_blank'
  if (name === 'rel') return localName === 'a' && value === 'noopener noreferrer nofollow'
  return SHOWN_ATTRIBUTES.includes(name) && (name === 'title' || name === 'alt' || !value.includes(LEAK))
}

describe('a cleaned mail', () => {
  it.each(Object.entries(HOSTILE_MAILS))('runs nothing, loads nothing and asks nothing: %s', (_, html) => {
    expectQuiet(`${html}<p>after</p>`)
  })

  it('does so however tricks are mixed', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => expectQuiet(mixedMail(seed))),
      { numRuns: 50 },
    )
  })

  it('does so however their pieces are put together', () => {
    const pieces = Object.values(HOSTILE_MAILS).filter((html) => html.length < 1_000)
    const glue = ['<', '>', '"', "'", '<!--', '-->', '</', '<p', ' style="', ' onclick=', '</style>', '<![CDATA[', 'text', '\0', '&#0;']
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.constantFrom(...glue), fc.string()), { maxLength: 8 }), (parts) =>
        expectQuiet(parts.join('')),
      ),
      { numRuns: 50 },
    )
  })

  it('keeps what people wrote, with colours, alignment and emphasis', () => {
    expect(htmlOf('<p style="color:#c2185b; text-align:center; font-weight:700">Hello</p>')).toBe(
      '<p align="center"><font color="#c2185b"><b>Hello</b></font></p>',
    )
    expect(htmlOf('<td style="background:#fff3e0">x</td>'.replace(/^/, '<table><tr>') + '</tr></table>')).toContain('bgcolor="#fff3e0"')
    expect(htmlOf('<div style="background-color:rgb(8, 82, 237);color:#fff">x</div>')).toContain('bgcolor="#0852ed"')
    expect(htmlOf('<p style="display:none">preheader</p><p>seen</p>')).toBe('<p>seen</p>')
  })

  it('shows no pale text on white paper', () => {
    expect(htmlOf('<span style="color:#ffffff">hidden</span>')).toBe('<span>hidden</span>')
  })

  it('never names a remote picture, tells which there are, and shows those that were fetched', () => {
    const url = 'https://remote.example/a.gif'
    const html = `<p>x<img src=" ${url} " alt="Our shop"></p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><img src="${url}">`
    expect(clean(html)?.remote).toEqual([url])
    expect(htmlOf(html)).toContain('Our shop')
    expect(htmlOf(html)).toContain('data:image/gif')
    const fetched = 'data:image/png;base64,AAAA'
    expect(htmlOf(html, { pictures: new Map([[url, fetched]]) }).split(fetched)).toHaveLength(3)
    const failed = htmlOf(html, { pictures: new Map([[url, null]]), missing: 'Not there' })
    expect(failed).toContain('>[Not there: Our shop]</font>')
    expect(failed).toContain('>[Not there]</font>')
    for (const pictures of [new Map([[url, fetched]]), new Map([[url, null]]), new Map([[url, 'https://else.example/']])])
      expect(htmlOf(html, { pictures })).not.toMatch(/remote\.example|else\.example/)
  })

  it('shows pictures that came with the mail, and only those', () => {
    const pictures = new Map([
      ['logo@mail', 'data:image/png;base64,AAAA'],
      ['evil', 'data:image/svg+xml,<svg onload=alert(1)>'],
    ])
    const html = '<img src="cid:logo%40mail"><img src="CID:evil" alt="evil"><img src="cid:%zz" alt="none">'
    expect(htmlOf(html, { pictures })).toBe('<img src="data:image/png;base64,AAAA">evilnone')
  })

  it('opens links elsewhere and says where they lead when their words say otherwise', () => {
    expect(htmlOf('<a href="https://evil.example/x">www.bank.example</a>')).toBe(
      '<a href="https://evil.example/x" title="https://evil.example/x" target="_blank" rel="noopener noreferrer nofollow">www.bank.example [evil.example]</a>',
    )
    expect(htmlOf('<a href="https://www.bank.example/">bank.example</a>')).not.toContain('[')
  })

  it.each([
    ['another script', '<a href="https://evil.example/">bänk.example</a>', ' [evil.example]'],
    ['signs nobody sees', '<a href="https://evil.example/">bank\u200B.example</a>', ' [evil.example]'],
    ['letters that look like others', '<a href="https://\u0430pple.example/">apple.example</a>', ' [xn--pple-43d.example]'],
  ])('sees through words like a host: %s', (_, html, host) => {
    expect(clean(html)?.body.textContent.endsWith(host)).toBe(true)
  })

  it('takes a host in other letters for what it is', () => {
    expect(htmlOf('<a href="https://b%C3%A4nk.example/">Bänk.example</a>')).not.toContain('[')
  })

  it('says of a link itself where it leads, not of what is in it, and leads there from everywhere', () => {
    const title = 'title="https://xn--pple-43d.example/a"'
    const html = htmlOf('<a href=" HTTPS:\u0430pple.example/a" title="x"><b title="https://bank.example/">Pay</b></a>')
    expect(html).toContain(`href="https://xn--pple-43d.example/a" ${title}`)
    expect(html).toContain('<b>Pay</b>')
  })

  it('leaves links to what is one', () => {
    expect(htmlOf('<p href="https://evil.example/" target="_top" rel="opener">x</p><a target="_top" rel="opener">y</a>')).toBe(
      '<p>x</p><a>y</a>',
    )
  })

  it.each([
    '<div class="gmail_quote">old</div>',
    '<blockquote type="cite">old</blockquote>',
    '<div id="divRplyFwdMsg">old</div><p>older</p>',
  ])('folds what it quotes: %s', (quote) => {
    expect(htmlOf(`<p>new</p>${quote}`)).toBe('<p>new</p>')
    expect(clean(`<p>new</p>${quote}`)?.hasQuote).toBe(true)
    expect(htmlOf(`<p>new</p>${quote}`, { showsQuote: true })).toContain('old')
    expect(htmlOf(quote)).toContain('old')
  })

  it('gives up on what is too large to take apart', () => {
    expect(clean('<p>'.repeat(30_000))).toBeNull()
    expect(clean('x'.repeat(600_000))).toBeNull()
    expect(clean('<p style="color:red;font-style:italic;font-weight:bold">x</p>'.repeat(2_000))).toBeNull()
  })

  it('gives up on text that layout would not come to an end with', () => {
    expect(clean(`<p>e${'\u0301'.repeat(40)}`)).toBeNull()
    expect(clean(`<p>${'\u05d0a'.repeat(2_000)}`)).toBeNull()
    expect(clean(`<p>${'&#x5d0;<b>a</b>'.repeat(2_000)}`)).toBeNull()
    expect(clean(`<pre>${'a\n'.repeat(30_000)}`)).toBeNull()
    for (const text of ['Grüße aus Łódź ', 'שלום ', '日本語のメール ', 'Привет ', 'สวัสดี '])
      expect(htmlOf(`<p>${text.repeat(1_000)}`)).toContain(text.trim())
  })
})

describe('styles of a mail', () => {
  it.each([
    ['color: RED', { color: 'red' }],
    ['color: rgb(300,0,16) !important', { color: '#ff0010' }],
    ['color: url(x)', {}],
    ['color: inherit; background: transparent', {}],
    ['background: #fff url(https://leak.example)', {}],
    ['font-size: 12pt', { size: '3' }],
    ['font-size: 99px', { size: '7' }],
  ])('%s', (text, style) => {
    const { isBold: _, isItalic: __, isUnderlined: ___, isHidden: ____, ...rest } = readMailStyle(text)
    expect(rest).toEqual(style)
  })
})

describe('colours of a mail', () => {
  it.each([
    '<p>Hello</p>',
    '<p style="color:black;background:white">Hello</p>',
    '<div style="color:rgb(34,34,34);background-color:#ffffff">Hello</div>',
    '<p><font color="#000000">Hello</font></p>',
    '<p style="color:windowtext">Hello</p>',
  ])('that are black on white are none: %s', (html) => {
    const mail = clean(html)
    expect(mail?.isPlain).toBe(true)
    expect(mail?.body.querySelectorAll('[color], [bgcolor]')).toHaveLength(0)
  })

  it.each([
    '<p style="color:#cc0000">Hello</p>',
    '<table><tr><td bgcolor="#fff3e0">Hello</td></tr></table>',
    '<p>Hello <font color="red">you</font></p>',
    '<div style="background:#123456;color:white">Hello</div>',
  ])('are its own: %s', (html) => {
    expect(clean(html)?.isPlain).toBe(false)
  })
})
