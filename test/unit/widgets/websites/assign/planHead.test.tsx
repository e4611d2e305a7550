import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PlanHead } from '../../../../../widgets/websites/assign/PlanHead'
import en from '../../../../../widgets/websites/messages/en.json'
import { renderIsland, stopIslands } from '../../renderIsland'
import { website } from '../website'

afterEach(stopIslands)

/** A plan for two websites that is over once it is applied or dropped; says how often it was applied. */
function Plan() {
  const [planned, setPlanned] = useState([website(1), website(2)])
  const [sent, setSent] = useState(0)
  const end = () => setPlanned([])
  const send = async () => {
    end()
    setSent((count) => count + 1)
  }
  return (
    <>
      <PlanHead plan={{ planned, suggest: end, send, discard: end }} total={2} onSent={() => undefined} />
      <p>Applied {sent}</p>
    </>
  )
}
const apply = () => screen.getByRole('button', { name: /^Apply/ })

it.each(['Apply 2 assignments', 'Discard'])('has the focus after %s, and does not apply what is no plan any more', async (name) => {
  renderIsland(<Plan />, { texts: en })
  await userEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(apply()).toHaveFocus())
  const told = screen.getByText(/^Applied/).textContent
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText(/^Applied/)).toHaveTextContent(told)
  expect(apply()).toHaveAttribute('aria-disabled', 'true')
})
