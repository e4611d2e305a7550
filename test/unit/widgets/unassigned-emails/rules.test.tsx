import { screen, within } from '@testing-library/react'
import { setWide, stopIslands } from '../renderIsland'
import { mailOf, open } from './support'

beforeEach(() => setWide(false))
afterEach(stopIslands)

it('makes a rule of words of subject and text after showing which mails it would have taken', async () => {
  const { keys, bodies } = await open([mailOf(1)])
  await keys.click(screen.getByRole('button', { name: 'Rules' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('button', { name: 'Try' })).toBeDisabled()
  await keys.type(dialog.getByRole('textbox', { name: 'Words of the subject' }), 'invoice')
  await keys.type(dialog.getByRole('textbox', { name: 'Words of the text' }), 'november')
  await keys.click(dialog.getByRole('button', { name: 'Try' }))
  expect(await dialog.findByText('Fits 1 of the latest 1 e-mails:')).toBeVisible()
  await keys.click(dialog.getByRole('button', { name: 'Create rule' }))
  const rule = { sender: '', subject: 'invoice', words: 'november', action: 'remove', website: null }
  expect(bodies('/rules')).toEqual([
    { ...rule, dryRun: true },
    { ...rule, dryRun: false },
  ])
})
