import { run } from '../../../src/command/run'

async function doctor(...args: string[]) {
  let printed = ''
  const code = await run(['doctor', ...args], (text) => {
    printed += text
  })
  return { code, printed }
}

test('says from which versions on islands work, feature by feature', async () => {
  const { code, printed } = await doctor('--browsers')
  expect(code).toBe(0)
  expect(printed).toContain('Islands need Chrome and Edge 123, Firefox 126, Safari 17.5 or newer.')
  expect(printed).toMatch(/^URL\.canParse +120 +115 +17$/m)
})

test.each([
  ['Firefox/115.0', 1, ['Firefox 115 is too old', 'light-dark() in CSS (from 120 on)', 'Firefox 126']],
  ['Chrome/150.0.0.0 Safari/537.36', 0, ['Chrome and Edge 150 has everything']],
  ['curl/8.5.0', 2, ['no user agent of a browser that is known']],
])('judges "%s"', async (userAgent, expected, words) => {
  const { code, printed } = await doctor('--browser', userAgent)
  expect(code).toBe(expected)
  for (const word of words) expect(printed).toContain(word)
})
