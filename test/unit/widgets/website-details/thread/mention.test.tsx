import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Composer } from '../../../../../widgets/website-details/thread/composer/Composer'
import { stopIslands } from '../../renderIsland'
import { bodyOf, JONAS, renderDetails } from '../support'
import { messageOf } from './messageOf'

afterEach(stopIslands)

const note = () => screen.getByRole('textbox', { name: 'Internal note' })

it('an @ offers colleagues who can see the website, by keys, and tells whom the note names', async () => {
  const sent: unknown[] = []
  renderDetails(<Composer websiteId={12} ref={null} />, {
    answers: {
      'POST /website/12/log/message': (init) => {
        sent.push(bodyOf(init))
        return messageOf(10)
      },
    },
  })
  await userEvent.type(note(), 'Ask @')
  // Neither the writer, nor Sally: a seller sees own websites only.
  const list = await screen.findByRole('listbox', { name: 'Mention a colleague' })
  const [option, ...others] = within(list).getAllByRole('option')
  expect(option).toHaveAccessibleName('Jonas Falk')
  expect(others).toEqual([])
  await waitFor(() => expect(note()).toHaveAttribute('aria-activedescendant', option?.id))
  await userEvent.type(note(), 'fa{Enter}please')
  expect(note()).toHaveValue('Ask @Jonas Falk please')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { category: 'intern', message: 'Ask @Jonas Falk please', key: expect.any(String), mentions: [JONAS.id], files: [] },
    ]),
  )
})

it('Escape closes the list and leaves the words; an answer to the customer offers nobody', async () => {
  renderDetails(<Composer websiteId={12} ref={null} />)
  await userEvent.type(note(), '@jo')
  await screen.findByRole('listbox')
  await userEvent.keyboard('{Escape}n')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(note()).toHaveValue('@jon')
  await userEvent.clear(note())
  await userEvent.click(screen.getByRole('button', { name: 'Reply' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Reply' }), '@jo')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})
