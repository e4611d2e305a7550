import { screen, within } from '@testing-library/react'
import MailPreview from '../../../../widgets/websites/mail/MailPreview'
import en from '../../../../widgets/websites/messages/en.json'
import { renderIsland, stopIslands } from '../renderIsland'
import { website } from './website'

afterEach(stopIslands)

const routes = { partner_email_composer: '/website/{website}/mail' }
const many = (count: number) => Array.from({ length: count }, (_, nth) => website(nth + 1))

it('says first how many of those that are selected get nothing', () => {
  renderIsland(<MailPreview open websites={many(2_000)} onClose={() => undefined} />, { texts: en, data: { routes } })
  const dialog = within(screen.getByRole('dialog', { name: 'Write to 50 customers' }))
  expect(dialog.getByText('1,950 more are selected and get nothing: at most 50 at once.')).toBeVisible()
  expect(dialog.getAllByRole('listitem')).toHaveLength(50)
})

it('has nothing to say about others where all get the mail', () => {
  renderIsland(<MailPreview open websites={many(50)} onClose={() => undefined} />, { texts: en, data: { routes } })
  expect(screen.getAllByRole('listitem')).toHaveLength(50)
  expect(screen.queryByText(/at most/)).not.toBeInTheDocument()
})
