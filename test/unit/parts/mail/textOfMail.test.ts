import { textOfMail } from '../../../../src/parts/mail/textOfMail'

it('the words of a mail keep their paragraphs, lines, lists and the addresses of links', () => {
  const html = `<p>Dear <b>Ada</b>,<br>thank you.</p><ul><li>first</li><li>second</li></ul><ol><li>one</li><li>two</li></ol>
    <p>See <a href="https://a.example/">our page</a> or <a href="https://b.example">https://b.example</a>, or write to
    <a href="mailto:us@a.example">us@a.example</a>.</p>`
  expect(textOfMail(html).split('\n')).toEqual([
    'Dear Ada,',
    'thank you.',
    '',
    '- first',
    '- second',
    '',
    '1. one',
    '2. two',
    '',
    'See our page (https://a.example/) or https://b.example, or write to us@a.example.',
  ])
})

it('nothing of a script or style is among them', () => {
  expect(textOfMail('<style>p{}</style><p>Hi</p><script>alert(1)</script><img src=x onerror=alert(1)>')).toBe('Hi')
  expect(textOfMail('')).toBe('')
})
