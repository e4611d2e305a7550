import { type Changes, findHosts, watchHosts } from '../../../src/islands/watchHosts'

let changes: Changes[]
let stop: () => void

beforeEach(() => {
  document.body.innerHTML = '<main></main>'
  changes = []
  stop = watchHosts(document, (change) => changes.push(change))
})

afterEach(() => stop())

const settle = () => Promise.resolve()
const main = () => document.querySelector('main') ?? document.body
const ids = () => changes.map(({ touched }) => [...touched].map(({ id }) => id).filter(Boolean))

test('hosts deep inside of what is inserted are touched, once for a whole run of changes', async () => {
  main().innerHTML = '<section><div id="a" data-island="x"></div></section>'
  const late = document.createElement('div')
  late.id = 'b'
  late.setAttribute('data-island', 'x')
  document.body.append(late)
  await settle()
  expect(ids()).toEqual([['a', 'b']])
})

test('a move is one change with a removal, and the host is still there', async () => {
  main().innerHTML = '<div id="a" data-island="x"></div>'
  await settle()
  changes = []
  const host = document.getElementById('a')
  if (host) document.body.append(host)
  await settle()
  expect(changes).toHaveLength(1)
  expect(changes[0]?.removed).toBe(true)
  expect(host?.isConnected).toBe(true)
})

test.each([
  ['the text of its script', (script: Element) => (script.textContent = '{"a":2}')],
  ['the text node of its script', (script: Element) => script.firstChild && (script.firstChild.nodeValue = '{"a":2}')],
  ['another script', (script: Element) => script.replaceWith(script.cloneNode(true))],
])('a host is touched by %s', async (_, change) => {
  main().innerHTML = '<div id="a" data-island="x"><script type="application/json">{"a":1}</script></div>'
  await settle()
  changes = []
  const script = document.querySelector('#a script')
  if (script) change(script)
  await settle()
  expect(ids().flat()).toContain('a')
})

test('the page data are told apart, new or changed', async () => {
  main().innerHTML = '<script type="application/json" data-partner-page>{}</script>'
  await settle()
  const script = document.querySelector('script')
  if (script) script.textContent = '{"contract":1}'
  await settle()
  expect(changes.map(({ pageData }) => pageData)).toEqual([true, true])
})

test('templates keep their hosts to themselves', async () => {
  main().innerHTML = '<template><div id="a" data-island="x"></div></template>'
  await settle()
  expect(ids().flat()).toEqual([])
  expect(findHosts(document)).toEqual([])
})

test('a form with a field called "matches" stops nothing', async () => {
  main().innerHTML = '<form><input name="matches"><input name="querySelectorAll"><div id="a" data-island="x"></div></form>'
  await settle()
  expect(ids().flat()).toContain('a')
})

test('after the end nothing is told', async () => {
  stop()
  main().innerHTML = '<div id="a" data-island="x"></div>'
  await settle()
  expect(changes).toEqual([])
})
