import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AddDomain } from '../../../../widgets/domains/actions/AddDomain'
import en from '../../../../widgets/domains/messages/en.json'
import { Plus } from '../../../../src/ui/icons'
import { renderIsland, stopIslands } from '../renderIsland'

afterEach(stopIslands)

it.each([
  ['registering leads to the page that the team has for it', 'https://shop.example/', 'https://shop.example/'],
  ['registering is done here where the team has no page for it', null, null],
])('%s', async (_, domainRegisterUrl, href) => {
  const user = { id: 7, name: 'Ada', roles: ['partner_admin'] }
  renderIsland(<AddDomain websiteId={3} icon={Plus} />, { texts: en, data: { user, config: { partnerId: 3, domainRegisterUrl } } })
  await userEvent.click(screen.getByRole('button'))
  const item = await screen.findByRole('menuitem', { name: /^Register a domain/ })
  expect(item.getAttribute('href')).toBe(href)
})
