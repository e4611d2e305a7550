import fc from 'fast-check'
import { cleanMail } from '../../../../src/parts/mail/cleanMail'
import { splitQuote } from '../../../../src/parts/quotes'

/** Lines that the mail programs of the world write before a quote, in 13 languages. */
const INTRODUCTIONS = {
  en: ['On Mon, May 4, 2026 at 9:30 AM Mira Sandberg <mira@example.com> wrote:', 'On 4 May 2026, at 09:30, Mira wrote:'],
  de: ['Am Mo., 4. Mai 2026 um 09:30 Uhr schrieb Mira Sandberg <mira@example.com>:', 'Am 4. Mai 2026 schrieb Mira Sandberg:'],
  es: ['El lun, 4 may 2026 a las 9:30, Mira Sandberg (<mira@example.com>) escribió:', 'El 4 de mayo de 2026, Mira escribió:'],
  fr: ['Le lun. 4 mai 2026 à 09:30, Mira Sandberg <mira@example.com> a écrit :', 'Le 4 mai 2026, Mira Sandberg a écrit :'],
  hu: ['Mira Sandberg <mira@example.com> ezt írta (időpont: 2026. máj. 4., H, 9:30):', '2026. 05. 04. keltezéssel, Mira írta:'],
  it: ['Il giorno lun 4 mag 2026 alle ore 09:30 Mira Sandberg <mira@example.com> ha scritto:', 'Il 4 maggio 2026 Mira ha scritto:'],
  ja: ['2026年5月4日(月) 9:30 Mira Sandberg <mira@example.com>:', '2026年5月4日 Miraさんは書きました：'],
  nl: ['Op ma 4 mei 2026 om 09:30 schreef Mira Sandberg <mira@example.com>:', 'Op 4 mei 2026 schreef Mira Sandberg:'],
  pl: ['pon., 4 maj 2026 o 09:30 Mira Sandberg <mira@example.com> napisał(a):', 'Dnia 4 maja 2026 Mira napisała:'],
  pt: ['Mira Sandberg <mira@example.com> escreveu (segunda, 4/05/2026 à(s) 09:30):', 'Em 4 de maio de 2026 Mira escreveu:'],
  ru: ['пн, 4 мая 2026 г. в 09:30, Mira Sandberg <mira@example.com>:', '4 мая 2026 года Мира написала:'],
  sv: ['Den mån 4 maj 2026 kl 09:30 skrev Mira Sandberg <mira@example.com>:', 'Den 4 maj 2026 skrev Mira Sandberg:'],
  tr: ['Mira Sandberg <mira@example.com>, 4 May 2026 Pzt, 09:30 tarihinde şunu yazdı:', 'Mira 4 Mayıs 2026 tarihinde yazdı:'],
}
const EVERY = Object.entries(INTRODUCTIONS).flatMap(([language, lines]) => lines.map((line) => [language, line] as const))

/** What Outlook writes above the mail that is answered. */
const HEADS = {
  en: ['From', 'Sent', 'To', 'Subject'],
  de: ['Von', 'Gesendet', 'An', 'Betreff'],
  es: ['De', 'Enviado', 'Para', 'Asunto'],
  fr: ['De', 'Envoyé', 'À', 'Objet'],
  hu: ['Feladó', 'Elküldve', 'Címzett', 'Tárgy'],
  it: ['Da', 'Inviato', 'A', 'Oggetto'],
  ja: ['差出人', '送信日時', '宛先', '件名'],
  nl: ['Van', 'Verzonden', 'Aan', 'Onderwerp'],
  pl: ['Od', 'Wysłano', 'Do', 'Temat'],
  pt: ['De', 'Enviado', 'Para', 'Assunto'],
  ru: ['От', 'Отправлено', 'Кому', 'Тема'],
  sv: ['Från', 'Skickat', 'Till', 'Ämne'],
  tr: ['Gönderen', 'Gönderilme Tarihi', 'Kime', 'Konu'],
}
const VALUES = ['Mira Sandberg &lt;mira@example.com&gt;', '2026-05-04 09:30', 'Jonas', 'Logo']
const valueOf = (nth: number) => VALUES[nth] ?? ''

const shownOf = (html: string) => {
  const mail = cleanMail(html, { showsQuote: false })
  return { text: (mail?.body.textContent ?? '').replaceAll(/\s+/g, ' ').trim(), hasQuote: mail?.hasQuote }
}
const FOLDED = { text: 'Looks good!', hasQuote: true }

describe('plain text', () => {
  it.each(EVERY)('quotes behind its introduction: %s %s', (_, line) => {
    expect(splitQuote(`Looks good!\n\n${line}\n\n> Is this\n> the logo?\n`)).toEqual({
      own: 'Looks good!',
      quoted: `${line}\n\n> Is this\n> the logo?`,
    })
  })

  it('quotes behind an introduction of two lines', () => {
    const text = 'Looks good!\n\nOn Mon, May 4, 2026 at 9:30 AM Mira Sandberg <\nmira@example.com> wrote:\n> Is this the logo?'
    expect(splitQuote(text).own).toBe('Looks good!')
  })

  it.each(Object.entries(HEADS))('quotes below the head of Outlook: %s', (_, labels) => {
    const head = labels.map((label, nth) => `${label}: ${valueOf(nth)}`).join('\n')
    expect(splitQuote(`Looks good!\n\n${head}\n\nIs this the logo?`)).toEqual({
      own: 'Looks good!',
      quoted: `${head}\n\nIs this the logo?`,
    })
  })

  it.each([
    'From: the harbour\nTo: the hill',
    'Von: hier an\nwird alles gut',
    'We meet at 9:30:\nthe usual place',
    'A: yes\nDe: non\nTo: x',
  ])('is no quote: %j', (text) => expect(splitQuote(`Looks good!\n${text}`).quoted).toBe(''))

  it('loses no word', () => {
    const words = fc.constantFrom(
      '> a',
      'b',
      '',
      'From: x',
      'To: y',
      'Sent: z',
      'On 4 May 2026, at 09:30, Mira wrote:',
      '-----Original Message-----',
    )
    fc.assert(
      fc.property(fc.array(words), (lines) => {
        const { own, quoted } = splitQuote(lines.join('\n'))
        expect(`${own}\n${quoted}`.split(/\s+/).filter(Boolean)).toEqual(lines.join('\n').split(/\s+/).filter(Boolean))
      }),
    )
  })
})

describe('a formatted mail', () => {
  it.each(EVERY)('quotes in a plain blockquote behind its introduction: %s %s', (_, line) => {
    const text = line.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    expect(shownOf(`<div>Looks good!</div><div><br></div><div>${text}</div><blockquote>Is this the logo?</blockquote>`)).toEqual(FOLDED)
  })

  it.each([
    [
      'Gmail',
      '<div dir="ltr">Looks good!</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Mon, May 4, 2026 at 9:30 AM Mira &lt;<a href="mailto:mira@example.com">mira@example.com</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">Is this the logo?</blockquote></div>',
    ],
    [
      'Outlook on the web',
      '<div style="font-family:Aptos">Looks good!</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri"><b>From:</b> Mira<br><b>Sent:</b> Monday<br><b>To:</b> Jonas<br><b>Subject:</b> Logo</font><div>&nbsp;</div></div><div><p>Is this the logo?</p></div>',
    ],
    [
      'Outlook for Windows',
      '<div class="WordSection1"><p class="MsoNormal">Looks good!<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in"><p class="MsoNormal"><b>From:</b> Mira Sandberg &lt;mira@example.com&gt; <br><b>Sent:</b> Monday, May 4, 2026 9:30 AM<br><b>To:</b> Jonas Falk<br><b>Subject:</b> Logo<o:p></o:p></p></div></div><p class="MsoNormal">Is this the logo?</p></div>',
    ],
    ['Outlook Express', '<p>Looks good!</p><p>-----Original Message-----</p><p>From: Mira<br>Is this the logo?</p>'],
    [
      'Apple Mail',
      'Looks good!<br><div><br><blockquote type="cite"><div>On May 4, 2026, at 9:30 AM, Mira &lt;mira@example.com&gt; wrote:</div><br><div>Is this the logo?</div></blockquote></div>',
    ],
    [
      'an iPhone',
      '<div dir="ltr">Looks good!</div><div dir="ltr"><br><blockquote type="cite">On May 4, 2026, at 9:30 AM, Mira wrote:<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">Is this the logo?</div></blockquote>',
    ],
    [
      'Thunderbird',
      '<p>Looks good!</p><div class="moz-cite-prefix">Mira, some day:<br></div><blockquote type="cite" cite="mid:1@example.com"><p>Is this the logo?</p></blockquote>',
    ],
    [
      'Thunderbird, the answer below',
      '<div class="moz-cite-prefix">On 5/4/26 09:30, Mira wrote:<br></div><blockquote type="cite"><p>Is this the logo?</p></blockquote><p>Looks good!</p>',
    ],
    [
      'Yahoo',
      '<div><div>Looks good!</div><div id="yahoo_quoted_123" class="yahoo_quoted"><div>On Monday, May 4, 2026 at 09:30:00 AM GMT+2, Mira wrote:</div><div>Is this the logo?</div></div></div>',
    ],
    ['Proton', '<div>Looks good!</div><div class="protonmail_quote">Is this the logo?<blockquote type="cite">a</blockquote></div>'],
    ['lines with signs', '<div>Looks good!<br><br>On 4 May 2026, at 09:30, Mira wrote:<br>&gt; Is this<br>&gt; the logo?</div>'],
    ['a blockquote at the end', '<p>Looks good!</p><blockquote>Is this the logo?</blockquote>'],
  ])('quotes as %s does', (_, html) => {
    expect(shownOf(html)).toEqual(FOLDED)
  })

  it.each(Object.entries(HEADS))('quotes below the head of Outlook: %s', (_, labels) => {
    const head = labels.map((label, nth) => `<b>${label}:</b> ${valueOf(nth)}`).join('<br>')
    expect(shownOf(`<p>Looks good!</p><p>${head}</p><p>Is this the logo?</p>`)).toEqual(FOLDED)
  })

  it('keeps what is written below the quote', () => {
    expect(shownOf('<p>Looks good!</p><blockquote type="cite">Is this the logo?</blockquote><p>Nordlicht Webstudio</p>')).toEqual({
      text: 'Looks good!Nordlicht Webstudio',
      hasQuote: true,
    })
  })

  it.each([
    [
      'is answered line by line',
      '<blockquote type="cite">Logo?</blockquote><p>Good.</p><blockquote type="cite">Photo?</blockquote><p>Too dark.</p>',
    ],
    ['is a quote alone', '<blockquote type="cite">Is this the logo?</blockquote>'],
    ['has a saying in its midst', '<p>As we say:</p><blockquote>Less is more.</blockquote><p>Looks good!</p>'],
    ['has no quote', '<p>Looks good!</p>'],
  ])('that %s stays whole', (_, html) => {
    expect(shownOf(html).hasQuote).toBe(false)
  })
})
