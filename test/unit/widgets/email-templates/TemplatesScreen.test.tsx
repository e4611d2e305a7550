import { fireEvent, screen, waitFor } from '@testing-library/react'
import en from '../../../../widgets/email-templates/messages/en.json'
import { TemplatesScreen } from '../../../../widgets/email-templates/TemplatesScreen'
import { go, renderIsland, stopIslands } from '../renderIsland'
import { server } from '../website-details/support'

// The editor is made of modules that only browsers load; its own behaviour is tried in one.
jest.mock('../../../../src/parts/mailEditor', () => ({ MailEditor: ({ label }: { label: string }) => <section aria-label={label} /> }))

afterEach(stopIslands)

const MANAGER = { id: 7, name: 'mira', forename: 'Mira', surname: 'Sandberg', roles: ['partner_manager'] }
const templateOf = (id: number, name: string) => ({ id, name, language: 'en', subject: 'Hello', html: '<p>Hello</p>', version: 1 })

it('gives the focus to the form that it opens, and back to where that was opened', async () => {
  const answers = {
    'GET /email-composer/templates/list': { items: [templateOf(3, 'Offer'), templateOf(4, 'Invoice')] },
    'POST /email-composer/templates': templateOf(4, 'Invoice'),
  }
  const routes = {
    partner_email_composer_templates: '/email-composer/templates',
    partner_email_composer_template_list: '/email-composer/templates/list',
  }
  const { store } = renderIsland(<TemplatesScreen />, { texts: en, data: { routes, user: MANAGER }, replies: [server(answers)] })
  fireEvent.click(await screen.findByRole('button', { name: /^Invoice/ }))
  expect(await screen.findByRole('form', { name: 'Invoice' })).toHaveFocus()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('button', { name: /^Invoice/ })).toHaveFocus())
  fireEvent.click(screen.getByRole('button', { name: 'New template' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: 'New template' })).toHaveFocus()
  go(store, '/?template=3')
  expect(await screen.findByRole('form', { name: 'Offer' })).toHaveFocus()
  go(store, '/')
  await waitFor(() => expect(screen.getByRole('button', { name: /^Offer/ })).toHaveFocus())
})
