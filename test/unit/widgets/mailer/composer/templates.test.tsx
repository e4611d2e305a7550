import { fireEvent, screen, waitFor } from '@testing-library/react'
import { inserted, press, type, write } from './support'

const OTHER = {
  id: 2,
  name: 'Invoice',
  language: 'en',
  subject: 'Your invoice',
  html: '<p>It is due.</p>',
  updatedAt: '2026-11-21T12:00:00Z',
}
const choose = async (id: string) => fireEvent.change(await screen.findByLabelText('Template'), { target: { value: id } })

it('begins with the offer that it was opened for, under its name', async () => {
  const sent = write({ html: '<p>Hi</p>' }, {}, { offer: 3 })
  expect(await screen.findByLabelText('Subject')).toHaveValue('Photo day')
  await press()
  await waitFor(() =>
    expect(sent).toEqual([expect.objectContaining({ subject: 'Photo day', html: expect.stringContaining('<p>Forty pictures</p>') })]),
  )
})

it('puts an offer that is meant for this customer into the text, wherever it was opened from', async () => {
  write({ html: '<p>Hi</p>' })
  fireEvent.click(await screen.findByRole('button', { name: 'Offers' }))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Photo day' }))
  expect(inserted).toEqual(['<p>Forty pictures</p>'])
})

it('asks what a template leaves open beside the form, not in it: forms do not nest', async () => {
  const sent = write({ subject: 'Meeting', html: '<p>See you at {{? Time}}</p>' })
  fireEvent.click(await screen.findByRole('button', { name: 'Answer the question of the template' }))
  const dialog = await screen.findByRole('dialog', { name: 'Answer the question of the template' })
  expect(dialog.closest('form')).toBeNull()
  fireEvent.change(screen.getByRole('textbox', { name: 'Time' }), { target: { value: '9 <sharp>' } })
  fireEvent.click(screen.getByRole('button', { name: 'Use template' }))
  await press()
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ html: '<p>See you at 9 &lt;sharp&gt;</p>' })]))
})

it('puts a template beside what somebody has written, and changes one for another where nobody has', async () => {
  const sent = write({ html: '<p>Hi</p>' }, {}, { more: [OTHER] })
  await choose('2')
  expect(screen.getByLabelText('Subject')).toHaveValue('Your invoice')
  expect(screen.getByLabelText('HTML')).toHaveValue('<p>It is due.</p>')
  type('Subject', 'My own')
  type('HTML', '<p>It is due.</p><p>My own words</p>')
  await choose('1')
  expect(screen.getByLabelText('Subject')).toHaveValue('My own')
  expect(screen.getByLabelText('HTML')).toHaveValue('<p>It is due.</p><p>My own words</p>')
  expect(inserted).toEqual(['<p>Hi</p>'])
  await press()
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ template: 1, subject: 'My own' })]))
})
