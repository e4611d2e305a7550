import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NoteCard } from '../../../../../widgets/website-details/note/NoteCard'
import { stopIslands } from '../../renderIsland'
import { bodyOf, renderDetails } from '../support'

afterEach(() => {
  stopIslands()
  localStorage.clear()
})

const note = (text: string, version: number) => ({
  note: { websiteId: 12, text, version, updatedAt: '2026-05-04T07:00:00Z', updatedBy: null },
})
const WISHES = '# Wishes\n- [ ] new logo\n- [x] colours\n<img src=x onerror=alert(1)>'

it('a note with marks is shown formatted, and its checkboxes can be ticked', async () => {
  const sent: unknown[] = []
  const ticked = WISHES.replace('[ ]', '[x]')
  renderDetails(<NoteCard websiteId={12} />, {
    answers: {
      'GET /website/12/note': note(WISHES, 2),
      'POST /website/12/note': (init) => {
        sent.push(bodyOf(init))
        return note(ticked, 3)
      },
    },
  })
  expect(await screen.findByRole('heading', { name: 'Wishes' })).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'colours' })).toBeChecked()
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument()
  expect(document.querySelector('img')).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'new logo' }))
  expect(screen.getByRole('checkbox', { name: 'new logo' })).toBeChecked()

  await userEvent.click(screen.getByRole('button', { name: 'Edit text' }))
  const area = screen.getByRole('textbox', { name: 'Team note' })
  expect(area).toHaveFocus()
  expect(area).toHaveValue(ticked)
  await userEvent.tab()
  await waitFor(() => expect(sent).toEqual([{ text: ticked, version: 2 }]))
})

it('whoever may not change the note cannot tick', async () => {
  renderDetails(<NoteCard websiteId={12} />, {
    user: { id: 7, name: 'mira', roles: ['partner_user'] },
    answers: { 'GET /website/12/note': note(WISHES, 2) },
  })
  expect(await screen.findByRole('checkbox', { name: 'new logo' })).toBeDisabled()
})

it('plain words have nothing to format', async () => {
  renderDetails(<NoteCard websiteId={12} />, {
    answers: {
      'GET /website/12/note': note('Do not ring on Mondays.', 2),
      'POST /website/12/note': (init) => note((bodyOf(init) as { text: string }).text, 3),
    },
  })
  const area = await screen.findByRole('textbox', { name: 'Team note' })
  expect(screen.queryByRole('button', { name: 'Show formatted' })).not.toBeInTheDocument()
  await userEvent.type(area, '{Enter}- [[ ] Ring on Tuesday')
  await userEvent.click(screen.getByRole('button', { name: 'Show formatted' }))
  expect(await screen.findByRole('checkbox', { name: 'Ring on Tuesday' })).not.toBeChecked()
})
