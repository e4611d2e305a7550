import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { EmailTemplate } from '../../../../src/contract'
import TemplateForm from '../../../../widgets/email-templates/edit/TemplateForm'
import en from '../../../../widgets/email-templates/messages/en.json'
import { renderIsland, stopIslands } from '../renderIsland'
import { bodyOf, server } from '../website-details/support'

// The editor is made of modules that only browsers load; its own behaviour is tried in one.
jest.mock('../../../../src/parts/mailEditor', () => ({ MailEditor: ({ label }: { label: string }) => <section aria-label={label} /> }))

afterEach(stopIslands)

it('saves the files that the template brings, without those that were taken out, and says which one it would replace', async () => {
  const file = (id: number, name: string) => ({ id, name, type: 'pdf' })
  const template = v.parse(EmailTemplate, {
    id: 4,
    name: 'Offer',
    language: 'en',
    subject: 'Your offer',
    html: '<p>Hello</p>',
    version: 2,
    attachments: [file(8, 'prices.pdf'), file(9, 'terms.pdf')],
  })
  const usual = { ...template, id: 5, name: 'Usual', default: true }
  const saved: unknown[] = []
  const onClose = jest.fn()
  const reply = server({
    'POST /email-composer/templates': (init) => {
      saved.push(bodyOf(init))
      return { ...template, version: 3 }
    },
  })
  const routes = {
    partner_email_composer_templates: '/email-composer/templates',
    partner_email_composer_template_files: '/email-composer/templates/files',
  }
  renderIsland(<TemplateForm template={template} canShare templates={[template, usual]} onClose={onClose} />, {
    texts: en,
    data: { routes },
    replies: [reply],
  })
  const files = screen.getByRole('list', { name: 'Files' })
  expect(within(files).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Attach files' })).toBeEnabled()
  fireEvent.click(within(files).getByRole('button', { name: 'Remove prices.pdf' }))
  expect(screen.getByRole('switch', { name: /^Propose it first/ })).toHaveAccessibleDescription('Takes the place of “Usual”.')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(saved).toMatchObject([{ id: 4, version: 2, attachments: [9] }])
})

it('asks before it is left with something that is not saved', async () => {
  const onClose = jest.fn()
  const template = v.parse(EmailTemplate, { id: 4, name: 'Offer', language: 'en', subject: 'Your offer', html: '<p>Hello</p>', version: 2 })
  renderIsland(<TemplateForm template={template} canShare templates={[template]} onClose={onClose} />, { texts: en, data: { routes: {} } })
  const subject = screen.getByRole('textbox', { name: 'Subject' })
  fireEvent.change(subject, { target: { value: 'An offer that took an hour' } })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(within(await screen.findByRole('dialog', { name: 'Unsaved changes' })).getByRole('button', { name: 'Back' }))
  expect(onClose).not.toHaveBeenCalled()
  expect(subject).toHaveValue('An offer that took an hour')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

it('leads to the name when it is missing, and when the server refuses it', async () => {
  const template = v.parse(EmailTemplate, { id: 4, name: 'Offer', language: 'en', subject: 'Your offer', html: '<p>Hello</p>', version: 2 })
  const errors = [{ name: 'name', message: 'Another template is called so.' }]
  const reply = server({ 'POST /email-composer/templates': () => Response.json({ errors }, { status: 422 }) })
  const routes = { partner_email_composer_templates: '/email-composer/templates' }
  renderIsland(<TemplateForm template={template} canShare templates={[template]} onClose={jest.fn()} />, {
    texts: en,
    data: { routes },
    replies: [reply],
  })
  const name = screen.getByRole('textbox', { name: 'Name' })
  const save = () => {
    const button = screen.getByRole('button', { name: 'Save' })
    button.focus()
    fireEvent.click(button)
  }
  fireEvent.change(name, { target: { value: ' ' } })
  save()
  await waitFor(() => expect(name).toHaveFocus())
  fireEvent.change(name, { target: { value: 'Usual' } })
  save()
  await waitFor(() => expect(name).toHaveAccessibleDescription('Another template is called so.'))
  await waitFor(() => expect(name).toHaveFocus())
})

it('has the files again that were attached to what was written and not saved', async () => {
  const template = v.parse(EmailTemplate, { id: 4, name: 'Offer', language: 'en', subject: 'Your offer', html: '<p>Hello</p>', version: 2 })
  const attachments = [{ id: 8, name: 'prices.pdf', type: 'pdf' }]
  const kept = { name: 'Offer', category: '', language: 'en', subject: 'Mine', html: '<p>Hello</p>', attachments }
  const content = JSON.stringify({ value: kept, keptAt: 1 })
  const reply = server({ 'GET /api/draft': () => Response.json({ content, savedAt: null }) })
  renderIsland(<TemplateForm template={template} canShare templates={[template]} onClose={jest.fn()} />, {
    texts: en,
    data: { routes: { api_partner_draft: '/api/draft' }, user: { id: 1, name: 'ada' } },
    replies: [reply],
  })
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Mine'))
  expect(within(screen.getByRole('list', { name: 'Files' })).getByRole('listitem')).toHaveTextContent('prices.pdf')
})
