import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fieldIssue from '../../../../src/parts/fieldIssue/messages/en.json'
import en from '../../../../widgets/profile/messages/en.json'
import { ProfileScreen } from '../../../../widgets/profile/ProfileScreen'
import { fakeFetch, json } from '../../http/support'
import { renderIsland } from '../renderIsland'

const ROUTES = {
  partner_index: '/',
  partner_profile: '/profile',
  partner_change_password: '/change_password',
  api_partner_profile: '/api/profileSettings',
}

export const PROFILE = {
  forename: 'Ada',
  surname: 'Lovelace',
  language: 'en',
  email: 'ada@example.com',
  staff: { inactivateUntil: null, image: '/ada.png' },
  notificationSettings: { newWebsiteCreated: true, todoAssignedToMe: true },
}

interface Options {
  at?: string
  profile?: object
  /** What comes beside the profile. */
  replies?: Parameters<typeof fakeFetch>
}

/** The profile of somebody who is there and told of new websites and to-dos, in English. */
export async function renderProfile({ at = '/profile', profile = PROFILE, replies = [json(profile)] }: Options = {}) {
  const { fetch: next } = fakeFetch(...replies)
  const reply = ({ url, init }: { url: string; init: RequestInit }) =>
    url.endsWith(ROUTES.api_partner_profile) && init.method !== 'POST' ? json(profile) : next(url, init)
  const data = { routes: ROUTES, timeZone: 'Europe/Berlin' }
  const made = renderIsland(<ProfileScreen />, { texts: { ...en, ...fieldIssue }, at, data, replies: [reply] })
  await screen.findByRole('textbox', { name: 'First name' })
  return { ...made, keys: userEvent.setup() }
}

export const forename = () => screen.getByRole('textbox', { name: 'First name' })
export const save = () => screen.getByRole('button', { name: 'Save' })
export const isOffered = () => screen.queryByRole('button', { name: 'Save' }) !== null

/** The fields of the forms that were sent, in order. */
export const sent = (calls: { init: RequestInit }[]) =>
  calls
    .filter(({ init }) => init.method === 'POST')
    .map(({ init }) =>
      init.body instanceof FormData || init.body instanceof URLSearchParams ? Object.fromEntries(init.body.entries()) : init.body,
    )
