import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { WebsiteChangesProvider } from '../../../../src/parts/websiteChange'
import { useChosenWebsite } from '../../../../widgets/websites/keys/useChosenWebsite'
import change from '../../../../src/parts/websiteChange/messages/en.json'
import en from '../../../../widgets/websites/messages/en.json'
import { renderIsland, stopIslands } from '../renderIsland'
import { website } from './website'

afterEach(stopIslands)

const BAKERY = website(7, { title: 'Bakery' })
const HOTEL = website(8, { title: 'Hotel' })

/** Two cards, and the first of their websites beside them until the next one comes. */
function Board() {
  const [opened, setOpened] = useState(BAKERY)
  const onFocus = useChosenWebsite({ order: [BAKERY, HOTEL], selected: [], opened })
  return (
    <>
      <div onFocus={onFocus}>
        <button type="button" data-card={HOTEL.id}>
          Card of Hotel
        </button>
        <aside tabIndex={-1} data-peek={opened.id}>
          {opened.title}
        </aside>
      </div>
      <button type="button" onClick={() => setOpened(HOTEL)}>
        Next
      </button>
    </>
  )
}

function show() {
  const user = { id: 1, name: 'Ada', roles: ['partner_manager'] }
  const board = (
    <WebsiteChangesProvider>
      <Board />
    </WebsiteChangesProvider>
  )
  const { store } = renderIsland(board, { texts: { ...en, ...change }, data: { user } })
  return { isAbout: async () => (await store.commands.all())[0]?.about }
}

test('the palette acts on the card that had the focus last', async () => {
  const { isAbout } = show()
  expect(await isAbout()).toBe('Bakery')
  act(() => screen.getByRole('button', { name: 'Card of Hotel' }).focus())
  expect(await isAbout()).toBe('Hotel')
})

test('the palette acts on the website in the panel, also when another one has come into it', async () => {
  const { isAbout } = show()
  act(() => screen.getByRole('complementary').focus())
  expect(await isAbout()).toBe('Bakery')
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await isAbout()).toBe('Hotel')
})
