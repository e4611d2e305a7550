import { screen } from '@testing-library/react'
import { useState } from 'react'
import { useWebsiteKeys, WebsiteChangesProvider } from '../../../../../src/parts/websiteChange'
import { selectToasts } from '../../../../../src/store'
import change from '../../../../../src/parts/websiteChange/messages/en.json'
import { renderIsland, stopIslands } from '../../../widgets/renderIsland'
import { website } from '../../../widgets/websites/website'

afterEach(stopIslands)

const opened = jest.fn()

/** A website whose buttons each open something, and a field that hands on what is typed in it. */
function Row() {
  const onKey = useWebsiteKeys()
  const [row, setRow] = useState<HTMLElement | null>(null)
  const shown = website(7)
  return (
    <div ref={setRow}>
      {['s', 'a', 'D', 't'].map((key) => (
        <button key={key} type="button" data-key={key} onClick={() => opened(key)}>
          {key}
        </button>
      ))}
      <input aria-label="Keys" onKeyDown={({ key }) => onKey(key, { website: shown, websites: [shown], element: () => row })} />
    </div>
  )
}

function press(keys: string, isViewOnly: boolean) {
  opened.mockClear()
  const { store } = renderIsland(
    <WebsiteChangesProvider>
      <Row />
    </WebsiteChangesProvider>,
    { texts: change, data: { isViewOnly, user: { id: 1, name: 'Ada', roles: ['partner_manager'] } } },
  )
  const field = screen.getByLabelText('Keys')
  for (const key of keys) field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  return { opened: opened.mock.calls.flat(), said: selectToasts(store.getState()).map(({ key }) => key) }
}

it('letters open what the website has a button for', () => {
  expect(press('saDt', false)).toEqual({ opened: ['s', 'a', 'D', 't'], said: [] })
})

it.each([...'saDti*f'])('where the page is only looked at %s opens and changes nothing, and why is said', (key) => {
  expect(press(key, true)).toEqual({ opened: [], said: ['You are only looking at this customer. Nothing can be changed.'] })
})
