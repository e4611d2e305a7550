import { readMail } from '../../../demo/services/mailReader/readMail'

const read = (charset: Readonly<Record<string, number>>, text: string, headers = '') => {
  const content = `From: a@b.test\r\nSubject: Hi\r\n${headers}\r\n${text}`
  return readMail(
    Uint8Array.from(content, (letter) => charset[letter] ?? letter.charCodeAt(0)),
    'demo.partner',
  )
}
const LATIN_1 = {}
const LATIN_2 = { ń: 0xf1, ę: 0xea, ó: 0xf3, Ł: 0xa3, ł: 0xb3, ś: 0xb6 }

it.each([
  [LATIN_1, 'Müller'],
  [LATIN_1, 'Sehr geehrter Herr Müller, vielen Dank für die Grüße.'],
  [LATIN_2, 'Dzień dobry, proszę o zmianę godzin otwarcia. Łukasz Wójcik'],
])('reads letters that a mail does not say the charset of', async (charset, text) => {
  expect((await read(charset, text)).text).toBe(text)
})

it('reads UTF-8 where nothing is said, and believes what is said', async () => {
  const utf8 = await readMail(Buffer.from('From: a@b.test\r\nSubject: Hi\r\n\r\nMüller und Łukasz'), 'demo.partner')
  expect(utf8.text).toBe('Müller und Łukasz')
  const said = await read(LATIN_1, 'Ouvre à Düren', 'Content-Type: text/plain; charset=iso-8859-1\r\n')
  expect(said.text).toBe('Ouvre à Düren')
})

it('leaves bytes that are no letters alone', async () => {
  const bytes = 'é\u0081ÿ'
  const { files } = await read(LATIN_1, bytes, 'Content-Type: application/x-own\r\nContent-Transfer-Encoding: binary\r\n')
  expect([...(files[0]?.content ?? [])].slice(0, 3)).toEqual([0xe9, 0x81, 0xff])
})
