import { readText } from '../../../../src/parts/readText'

const blob = (...bytes: number[]) => Object.assign(new Blob([]), { arrayBuffer: async () => Uint8Array.from(bytes).buffer })

test.each([
  ['UTF-8', 'de', [0xc3, 0xa4], 'ä'],
  ['UTF-8 with its mark', 'de', [0xef, 0xbb, 0xbf, 0xc3, 0xa4], 'ä'],
  ['UTF-16', 'de', [0xff, 0xfe, 0xe4, 0x00], 'ä'],
  ['UTF-16, the other way round', 'de', [0xfe, 0xff, 0x00, 0xe4], 'ä'],
  ['what German spreadsheets write', 'de', [0xe4], 'ä'],
  ['Polish ones', 'pl', [0xb3], 'ł'],
  ['Russian ones', 'ru', [0xe4], 'д'],
  ['Japanese ones', 'ja', [0x93, 0xfa], '日'],
  ['nothing', 'de', [], ''],
] as const)('%s is read', async (_, locale, bytes, text) => {
  expect(await readText(blob(...bytes), locale)).toBe(text)
})
