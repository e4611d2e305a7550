interface Plugin {
  transform: (source: string, id: string) => { code: string } | null
}

// The build is JavaScript and has no types.
const { css } = jest.requireActual<{ css: () => Plugin }>('../../../build/css-plugin.mjs')

const SHEET = `
.row { display: flex; }
.line { composes: row; gap: 4px; }
.remark { composes: line; color: gray; }
.own { composes: line; composes: hint from "./common.module.css"; }
`

test('a class brings all along that it is composed of, through others of its sheet, too', () => {
  const code = css().transform(SHEET, 'some.module.css')?.code ?? ''
  const [, classes = ''] = /export default \{(.*)\}$/.exec(code) ?? []
  const partsOf = (name: string) =>
    new RegExp(`"${name}":([^,]+)`)
      .exec(classes)?.[1]
      ?.split('+" "+')
      .map((part) => part.replaceAll(/"|-\w{5}(?=")/g, ''))
  expect(partsOf('remark')).toEqual(['remark', 'line', 'row'])
  expect(partsOf('own')).toEqual(['own', 'line', 'row', 'sheet0[hint]'])
})

test('the same sheet is the same module every time, so that browsers keep the file', () => {
  const names = Array.from({ length: 20 }, (_, nth) => `name${nth}`)
  const sheet = names.map((name) => `.${name} { composes: ${name} from "./${name}.module.css"; }`).join('\n')
  const modules = Array.from({ length: 5 }, () => css().transform(sheet, 'some.module.css')?.code)
  expect(new Set(modules).size).toBe(1)
})
