import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { Provider } from 'react-redux'
import { usePageKeys } from '../../../../src/store'
import { makeStore } from '../support'

function Keys({ onKey }: { onKey: (key: string) => boolean }) {
  usePageKeys(onKey)
  return null
}

/** Somebody who presses a key the moment there is something to see. */
function Hasty() {
  useLayoutEffect(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: '/' }))
  }, [])
  return null
}

it('a key that is pressed as soon as the page is seen acts', () => {
  const onKey = jest.fn(() => true)
  render(
    <Provider store={makeStore().store}>
      <Keys onKey={onKey} />
      <Hasty />
    </Provider>,
  )
  expect(onKey).toHaveBeenCalledWith('/')
})

function pressed(init: KeyboardEventInit): string | undefined {
  const onKey = jest.fn((_key: string) => true)
  render(
    <Provider store={makeStore().store}>
      <Keys onKey={onKey} />
    </Provider>,
  )
  document.dispatchEvent(new KeyboardEvent('keydown', init))
  return onKey.mock.calls[0]?.[0]
}

it.each([
  ['a Cyrillic к where Latin has r', { key: 'к', code: 'KeyR' }, 'r'],
  ['a Cyrillic В where Latin has D', { key: 'В', code: 'KeyD' }, 'D'],
  ['a Cyrillic ъ where Latin has ]', { key: 'ъ', code: 'BracketRight' }, ']'],
  ['a y where others have z', { key: 'y', code: 'KeyZ' }, 'y'],
  ['an ö where others have ;', { key: 'ö', code: 'Semicolon' }, 'ö'],
  ['a German [, with AltGr', { key: '[', code: 'Digit8', ctrlKey: true, altKey: true }, '['],
  ['a j with Caps Lock', { key: 'J', code: 'KeyJ', modifierCapsLock: true }, 'j'],
  ['a D with Shift and Caps Lock', { key: 'd', code: 'KeyD', shiftKey: true, modifierCapsLock: true }, 'D'],
  ['a German ], with Option', { key: ']', code: 'Digit6', altKey: true }, ']'],
])('shortcuts on other keyboards: %s', (_name, init, key) => {
  expect(pressed(init)).toBe(key)
})

it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])('with %p a key means something else', (init) => {
  expect(pressed({ key: 'r', code: 'KeyR', ...init })).toBeUndefined()
})
