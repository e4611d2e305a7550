import { explainJson, readJson, readProps } from '../../../src/page'

function hostWith(html: string): HTMLElement {
  const host = document.createElement('div')
  host.innerHTML = html
  return host
}

test('reads the JSON in the own script child of a host', () => {
  const host = hostWith('<p>Fallback</p><script type="application/json">{"websiteId": 17}</script>')
  expect(readProps(host)).toEqual({ ok: true, value: { websiteId: 17 } })
})

test('does not take the props of a host further inside, nor another script', () => {
  const host = hostWith('<script>1</script><div data-island="inner"><script type="application/json">{"a": 1}</script></div>')
  expect(readProps(host)).toEqual({ ok: true, value: undefined })
})

test('reports broken JSON with its position', async () => {
  const host = hostWith('<script type="application/json">{"websiteId": 17,}</script>')
  const props = readProps(host)
  expect(props).toEqual({ ok: false, text: '{"websiteId": 17,}' })
  expect(await explainJson(props.ok ? '' : props.text)).toEqual({
    code: 'syntax',
    path: '',
    message: 'page data: not JSON: unexpected "}" at line 1, column 18',
  })
})

test('parses once for each element and text', () => {
  const host = hostWith('<script type="application/json">{"list": [1]}</script>')
  const [element] = host.children
  if (!element) throw new Error('no element')
  const first = readJson(element)
  expect(readJson(element)).toBe(first)
  element.textContent = '{"list": [2]}'
  expect(readJson(element)).toEqual({ ok: true, value: { list: [2] } })
})
