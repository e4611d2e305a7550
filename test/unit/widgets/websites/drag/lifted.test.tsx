import { fireEvent, screen } from '@testing-library/react'
import { selectToasts } from '../../../../../src/store'
import { useWebsiteDrag } from '../../../../../widgets/websites/drag/useWebsiteDrag'
import { renderIsland, stopIslands } from '../../renderIsland'
import { website } from '../website'

afterEach(stopIslands)

const card = website(7)

function Lifted() {
  const { held, lift } = useWebsiteDrag<string>({ sayOver: () => null, onDrop: () => false })
  return (
    <button type="button" onClick={() => lift('keyboard', card, [card], 'creation')}>
      {held ? held.taken.title : 'nothing'}
    </button>
  )
}

const lift = (isViewOnly: boolean) => {
  const { store } = renderIsland(<Lifted />, { data: { isViewOnly } })
  fireEvent.click(screen.getByRole('button', { name: 'nothing' }))
  return selectToasts(store.getState()).map(({ key }) => key)
}

it('a card that is lifted is held', () => {
  expect(lift(false)).toEqual([])
  expect(screen.getByRole('button', { name: 'Site 7' })).toBeVisible()
})

it('where the page is only looked at it stays, and why is said', () => {
  expect(lift(true)).toEqual(['You are only looking at this customer. Nothing can be changed.'])
  expect(screen.getByRole('button', { name: 'nothing' })).toBeVisible()
})
