import { fireEvent, screen, waitFor } from '@testing-library/react'
import en from '../../../../widgets/settings/messages/en.json'
import WebhookDialog from '../../../../widgets/settings/webhooks/WebhookDialog'
import { renderIsland, stopIslands } from '../renderIsland'

afterEach(stopIslands)

it('names events in words, with what receivers get to read, and tells none that nobody has chosen', async () => {
  const onSave = jest.fn().mockResolvedValue(undefined)
  renderIsland(<WebhookDialog hook={null} onClose={() => undefined} onSave={onSave} />, { texts: en, data: {} })
  fireEvent.change(await screen.findByRole('textbox', { name: /^Name/ }), { target: { value: 'CRM' } })
  fireEvent.change(screen.getByRole('textbox', { name: /^Address/ }), { target: { value: 'https://crm.example/hook' } })
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  const event = screen.getByRole('checkbox', { name: 'Due date of a website changed' })
  expect(event).toHaveAccessibleDescription('website_due_date_changed')
  fireEvent.click(event)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ events: ['website_due_date_changed'] })))
})
