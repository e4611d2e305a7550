import { filterKeys } from '../../../../../src/islands/core/root/keyFilter'

let host: HTMLElement
let heard: string[]
let end: AbortController

beforeEach(() => {
  host = document.createElement('div')
  host.innerHTML = '<input><textarea></textarea><select></select><button></button>'
  document.body.append(host)
  heard = []
  end = new AbortController()
  filterKeys(host, end.signal)
  document.addEventListener('keydown', ({ key }) => heard.push(key), { signal: end.signal })
})

afterEach(() => {
  end.abort()
  host.remove()
})

const press = (selector: string, key: string, init: KeyboardEventInit = {}) =>
  host.querySelector(selector)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, ...init }))

test.each(['input', 'textarea', 'select'])('characters typed in %s stay inside', (field) => {
  for (const key of ['a', 'Z', '?', ' ', 'ß', 'あ']) press(field, key)
  expect(heard).toEqual([])
})

test.each(['Escape', 'Tab', 'ArrowUp', 'Enter', 'F1', 'Process'])('the key %s goes on', (key) => {
  press('input', key)
  expect(heard).toEqual([key])
})

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])('a combination with %p goes on', (init) => {
  press('input', 'k', init)
  expect(heard).toEqual(['k'])
})

test('characters outside of fields go on', () => {
  press('button', 'g')
  expect(heard).toEqual(['g'])
})

test('an island that is gone filters nothing', () => {
  end.abort()
  document.addEventListener('keydown', ({ key }) => heard.push(key), { once: true })
  press('input', 'a')
  expect(heard).toEqual(['a'])
})
