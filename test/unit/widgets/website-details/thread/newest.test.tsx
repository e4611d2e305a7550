import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { NewestButton } from '../../../../../widgets/website-details/thread/stream/NewestButton'
import { stopIslands } from '../../renderIsland'
import { renderDetails } from '../support'

afterEach(stopIslands)

function Log() {
  const scroller = useRef<HTMLElement>(null)
  const [isAway, setAway] = useState(true)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the log has it */}
      <section ref={scroller} tabIndex={0} aria-label="Log" onScroll={() => setAway(false)} />
      {isAway && <NewestButton scroller={scroller} onClick={() => setAway(false)} />}
      <input aria-label="Elsewhere" />
    </>
  )
}

const scrollToEnd = () =>
  act(() => {
    screen.getByRole('region').dispatchEvent(new Event('scroll', { bubbles: true }))
  })

it('leaves the focus in the log when it is pressed, and goes', async () => {
  renderDetails(<Log />, {})
  ;(await screen.findByRole('button', { name: 'To the newest' })).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('region')).toHaveFocus()
})

it('leaves the focus in the log when somebody has scrolled to the end, and takes it from nowhere else', async () => {
  const { unmount } = renderDetails(<Log />, {})
  ;(await screen.findByRole('button', { name: 'To the newest' })).focus()
  scrollToEnd()
  expect(screen.getByRole('region')).toHaveFocus()
  unmount()

  renderDetails(<Log />, {})
  ;(await screen.findByRole('textbox')).focus()
  scrollToEnd()
  expect(screen.getByRole('textbox')).toHaveFocus()
})
