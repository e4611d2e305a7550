import { act, fireEvent } from '@testing-library/react'
import { showToast } from '../../../../src/store'
import en from '../../../../widgets/toasts/messages/en.json'
import { PageHead } from '../../../../src/ui'
import { Toasts } from '../../../../widgets/toasts/Toasts'
import { renderIsland, stopIslands } from '../renderIsland'

afterEach(() => {
  stopIslands()
  jest.restoreAllMocks()
})

describe('the head of the screen', () => {
  const beginsAt = (container: Element) => container.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--head')
  const endAt = (bottom: number) =>
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => DOMRect.fromRect({ y: 0, height: bottom }))

  it('stays within reach: toasts begin below it, wherever it is scrolled to', () => {
    const { store, container } = renderIsland(
      <>
        <PageHead title="Website">
          <button type="button">Follow</button>
        </PageHead>
        <Toasts />
      </>,
      { texts: en },
    )
    endAt(174)
    act(() => void store.dispatch(showToast({ kind: 'info', key: 'Hello' })))
    expect(beginsAt(container)).toBe('174px')
    endAt(102)
    fireEvent.scroll(window)
    expect(beginsAt(container)).toBe('102px')
    // Toasts have no room below it.
    endAt(innerHeight)
    fireEvent.scroll(window)
    expect(beginsAt(container)).toBe('0px')
  })
})
