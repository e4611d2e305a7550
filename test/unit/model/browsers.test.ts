import { firstVersion, judgeBrowser } from '../../../src/model'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const CHROME = (version: number) => `${MAC} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`
const FIREFOX = (version: number) => `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`
const SAFARI = (version: string) => `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`

test.each([
  ['Chrome', CHROME(123), 'chrome', 123, []],
  ['an older Chrome', CHROME(119), 'chrome', 119, ['light-dark() in CSS', 'URL.canParse']],
  ['Edge', `${CHROME(122)} Edg/122.0.0.0`, 'chrome', 122, ['light-dark() in CSS']],
  ['Firefox', FIREFOX(126), 'firefox', 126, []],
  ['an older Firefox', FIREFOX(124), 'firefox', 124, ['Intl.Segmenter', 'indexedDB.databases']],
  ['Safari', SAFARI('17.5'), 'safari', 17.5, []],
  ['an older Safari', SAFARI('17.4.1'), 'safari', 17.4, ['light-dark() in CSS']],
  [
    'Chrome on an old iPhone, which is Safari inside',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1',
    'safari',
    16.6,
    ['light-dark() in CSS', 'URL.canParse'],
  ],
])('%s', (_, userAgent, engine, version, lacks) => {
  const browser = judgeBrowser(userAgent)
  expect(browser).toMatchObject({ engine, version })
  expect(browser?.lacks.map(({ feature }) => feature)).toEqual(lacks)
})

test.each(['', 'curl/8.5.0', 'Mozilla/5.0 (compatible; Googlebot/2.1)'])('"%s" is no browser that is known', (userAgent) =>
  expect(judgeBrowser(userAgent)).toBeUndefined(),
)

test('the first version of an engine lacks nothing, the one before lacks something', () => {
  for (const [engine, agent] of [
    ['chrome', CHROME],
    ['firefox', FIREFOX],
  ] as const) {
    expect(judgeBrowser(agent(firstVersion(engine)))?.lacks).toEqual([])
    expect(judgeBrowser(agent(firstVersion(engine) - 1))?.lacks).not.toEqual([])
  }
})
