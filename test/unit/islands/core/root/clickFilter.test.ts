import { filterClicks } from '../../../../../src/islands/core/root/clickFilter'

let root: ShadowRoot
let heard: string[]
let end: AbortController

beforeEach(() => {
  const host = document.body.appendChild(document.createElement('div'))
  root = host.attachShadow({ mode: 'open' })
  root.innerHTML = '<div><button id="first"><svg></svg></button><button id="next"></button></div>'
  heard = []
  end = new AbortController()
  filterClicks(root, end.signal)
  root
    .querySelector('div')
    ?.addEventListener('click', ({ target }) => heard.push(target instanceof Element ? target.id || target.localName : ''))
})

afterEach(() => {
  end.abort()
  root.host.remove()
})

function click(selector: string, detail: number): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail })
  return root.querySelector(selector)?.dispatchEvent(event) ?? false
}

it('the second click of a double click does nothing to what has come in the place of what the first has met', () => {
  click('#first', 1)
  root.querySelector('#first')?.remove()
  expect(click('#next', 2)).toBe(false)
  expect(heard).toEqual(['first'])
})

it('what is still there gets both, also when what it shows has changed', () => {
  click('svg', 1)
  root.querySelector('svg')?.remove()
  expect(click('#first', 2)).toBe(true)
  expect(heard).toEqual(['svg', 'first'])
})

it('the button of a form that leads to its next step does not take that, too', () => {
  const button = root.querySelector('#first')
  if (button) button.textContent = 'Next'
  click('#first', 1)
  if (button) button.textContent = 'Send 3 invitations'
  expect(click('#first', 2)).toBe(false)
  expect(click('#first', 1)).toBe(true)
  expect(heard).toEqual(['first', 'first'])
})

it.each([0, 1])('a click of its own, as of keys, is for what it meets', (detail) => {
  click('#first', 1)
  root.querySelector('#first')?.remove()
  expect(click('#next', detail)).toBe(true)
  expect(heard).toEqual(['first', 'next'])
})

it('ends with the island', () => {
  click('#first', 1)
  root.querySelector('#first')?.remove()
  end.abort()
  expect(click('#next', 2)).toBe(true)
})
