import { useDocumentTitle } from '../../../src/store'
import { renderIsland, stopIslands } from '../widgets/renderIsland'

afterEach(stopIslands)

function Named() {
  useDocumentTitle('Tickets')
  return null
}

const PARTNERS = {
  partners: [
    { id: 3, name: 'Hafenwerk' },
    { id: 4, name: 'Atelier' },
  ],
}

it('names the screen and the partner, as the pages of the host do, and gives the title back', () => {
  document.title = 'Before'
  const { unmount } = renderIsland(<Named />, { data: { profile: PARTNERS } })
  expect(document.title).toBe('Tickets · Hafenwerk')
  unmount()
  expect(document.title).toBe('Before')
})

it('names the screen alone where nobody says whose page it is', () => {
  renderIsland(<Named />)
  expect(document.title).toBe('Tickets')
})
