import { screen } from '@testing-library/react'
import { MailerScreen } from '../../../../widgets/mailer/MailerScreen'
import en from '../../../../widgets/mailer/messages/en.json'
import { json } from '../../http/support'
import { renderIsland, stopIslands } from '../renderIsland'
import { server } from '../website-details/support'

// The editor is made of modules that only browsers load.
jest.mock('../../../../src/parts/mailEditor', () => ({ MailEditor: () => null }))

afterEach(stopIslands)

it('says what it is while the mail is on its way, and where it cannot be had', async () => {
  const reply = server({ 'GET /email-composer/mailer/12': () => json({ error: 'Out of order' }, { status: 500 }) })
  renderIsland(<MailerScreen websiteId={12} />, {
    texts: en,
    data: { routes: { partner_email_composer_mailer: '/email-composer/mailer/{id}' } },
    replies: [reply],
  })
  expect(screen.getByRole('heading', { name: 'Write an e-mail', level: 1 })).toBeInTheDocument()
  expect(await screen.findByRole('alert')).toHaveTextContent('Out of order')
  expect(screen.getByRole('heading', { name: 'Write an e-mail', level: 1 })).toBeInTheDocument()
})
