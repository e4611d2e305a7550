import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { BrandDraft } from '../../../../src/contract'
import { routesByName } from '../../../../src/contract/table'
import en from '../../../../widgets/settings/messages/en.json'
import BrandViews from '../../../../widgets/settings/white-label/BrandViews'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

const ROUTES = ['partner_account_preview', 'api_partner_account_preview']
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))
const PICTURE = 'data:image/png;base64,AAAA'

beforeEach(() => setWide(true))
afterEach(stopIslands)

const show = (draft: BrandDraft, replies: Parameters<typeof renderIsland>[1] & object = {}) =>
  renderIsland(<BrandViews draft={draft} />, { texts: en, data: { routes }, ...replies })
const frame = (name: string) => screen.getByTitle(name)

it('shows each page as it is saved, in a frame without scripts that takes no focus', async () => {
  const { calls } = show({})
  expect(frame('Portal')).toHaveAttribute('src', '/account/preview/portal')
  expect(frame('Portal')).toHaveAttribute('sandbox', 'allow-same-origin')
  expect(frame('Portal')).toHaveAttribute('inert')
  await userEvent.click(screen.getByRole('tab', { name: 'Mail' }))
  expect(frame('Mail')).toHaveAttribute('src', '/account/preview/mail')
  expect(screen.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', '/account/preview/mail')
  expect(calls).toEqual([])
})

it('asks with a colour that is not saved, and with none that was taken away, without telling the host before', async () => {
  const { calls } = show({ color: 'ff8800', logo: null })
  await waitFor(() => expect(frame('Portal')).toHaveAttribute('src', '/account/preview/portal?color=ff8800&logo='))
  expect(calls).toEqual([])
})

it('gives new pictures to the host first, and says when it takes one for none', async () => {
  let isRefused = true
  const refusal = { errors: [{ name: 'logo', message: 'This is no picture.' }] }
  const reply = () => (isRefused ? json(refusal, { status: 422 }) : json({ logo: '/static/brand/a.png' }))
  show({ logo: PICTURE }, { replies: [reply] })
  expect(await screen.findByText('This is no picture.')).toBeVisible()
  isRefused = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(frame('Portal')).toHaveAttribute('src', '/account/preview/portal?logo=%2Fstatic%2Fbrand%2Fa.png'))
})
