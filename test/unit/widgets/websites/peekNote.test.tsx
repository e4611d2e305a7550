import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { WebsiteChangesProvider } from '../../../../src/parts/websiteChange'
import en from '../../../../widgets/websites/messages/en.json'
import { PeekNote } from '../../../../widgets/websites/peek/PeekNote'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

beforeEach(() => {
  setWide(true)
  localStorage.clear()
})
afterEach(stopIslands)

/** The note of a peek that can be closed and opened again. */
function Peek() {
  const [isOpen, setOpen] = useState(true)
  return (
    <WebsiteChangesProvider>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Peek
      </button>
      {isOpen && <PeekNote websiteId={7} field={null} />}
    </WebsiteChangesProvider>
  )
}

async function show() {
  let answer: (saved: Response) => void = () => undefined
  const saved: string[] = []
  const reply = ({ url, init }: { url: string; init: RequestInit }) => {
    if (!url.endsWith('/log/message')) return json({ items: [], pagination: { count: 0, limit: 100, total: 0 } })
    saved.push(JSON.parse(String(init.body)).message)
    return new Promise<Response>((resolve) => {
      answer = resolve
    })
  }
  const routes = {
    partner_website_log_create: '/website/{website}/log/message',
    partner_website_log_delete: '/website/{website}/log/{log}',
  }
  await act(async () => renderIsland(<Peek />, { texts: en, data: { routes }, replies: [reply] }))
  const arrive = () => act(async () => answer(json({ id: 5, category: 'intern', message: 'Called', date: '2026-05-04T08:00:00Z' })))
  const field = () => screen.getByRole('textbox', { name: 'Internal note' })
  return { saved, arrive, field, keys: userEvent.setup() }
}

it('keeps what is typed while a note is saved', async () => {
  const { keys, arrive, field } = await show()
  await keys.type(field(), 'Called{Control>}{Enter}{/Control} Nobody there')
  await arrive()
  expect(field()).toHaveValue('Nobody there')
})

it('saves a note once, and takes it away, also where the peek was closed and opened again meanwhile', async () => {
  const { keys, saved, arrive, field } = await show()
  await keys.type(field(), 'Called{Control>}{Enter}{/Control}')
  await keys.click(screen.getByRole('button', { name: 'Peek' }))
  await keys.click(screen.getByRole('button', { name: 'Peek' }))
  expect(field()).toHaveValue('Called')
  await keys.type(field(), '{Control>}{Enter}{/Control}')
  expect(saved).toEqual(['Called'])
  await arrive()
  expect(field()).toHaveValue('')
})
