import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { Provider } from 'react-redux'
import { usePageKeys } from '../../../src/store'
import { makeStore } from './support'

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
