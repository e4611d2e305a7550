import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ListWalk } from '../../../../widgets/website-details/header/ListWalk'
import { stopIslands } from '../renderIsland'
import { MIRA, renderDetails } from './support'

beforeEach(() => sessionStorage.setItem(`partner-islands:trail:3:${MIRA.id}`, '[30,12,41]'))
afterEach(() => {
  stopIslands()
  sessionStorage.clear()
})

const setup = (id = 12) => {
  const view = renderDetails(
    <>
      <ListWalk id={id} />
      <input aria-label="Words" />
    </>,
    { config: { partnerId: 3 } },
  )
  view.store.navigation.claim(() => true)
  return view
}

it('goes to the websites before and after this one in the list it was opened from', async () => {
  setup()
  expect(screen.getByText('2 of 3')).toBeInTheDocument()
  const before = history.length
  await userEvent.click(screen.getByRole('button', { name: 'Next in the list' }))
  expect(location.pathname).toBe('/website/41')
  await userEvent.click(screen.getByRole('button', { name: 'Previous in the list' }))
  expect(location.pathname).toBe('/website/30')
  // The way back leads to the list.
  expect(history.length).toBe(before)
})

it('does so with [ and ] too, but not while somebody types', async () => {
  setup()
  await userEvent.type(screen.getByRole('textbox'), '[[]')
  expect(location.pathname).toBe('/website/12')
  screen.getByRole('textbox').blur()
  await userEvent.keyboard(']')
  expect(location.pathname).toBe('/website/41')
})

it('ends where the list ends', () => {
  setup(30)
  expect(screen.getByRole('button', { name: 'Previous in the list' })).toBeDisabled()
})

it('is not there for a website of no list', () => {
  setup(99)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
