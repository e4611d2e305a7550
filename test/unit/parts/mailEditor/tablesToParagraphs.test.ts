import { tablesToParagraphs } from '../../../../src/parts/mailEditor/tablesToParagraphs'

const after = (html: string) => {
  const body = document.createElement('body')
  body.innerHTML = html
  tablesToParagraphs(body)
  return body.innerHTML
}

it.each([
  ['<table><tr><td>Monday</td><td>9–17</td></tr><tr><td>Sunday</td><td></td></tr></table>', '<p>Monday | 9–17</p><p>Sunday</p>'],
  ['<p>a</p><table><thead><tr><th><b>Day</b></th><th>Time</th></tr></thead></table><p>b</p>', '<p>a</p><p><b>Day</b> | Time</p><p>b</p>'],
  ['<table><tr><td><a href="https://x.test/">x</a></td></tr></table>', '<p><a href="https://x.test/">x</a></p>'],
  ['<table><tr><td><p>One</p><p>Two</p></td><td>Three</td></tr></table>', '<p>One</p><p>Two</p><p>Three</p>'],
  ['<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>', '<p>a | b</p>'],
  ['<table><tr><td> </td></tr></table>', ''],
])('%s', (html, paragraphs) => {
  expect(after(html)).toBe(paragraphs)
})
