import { api_partner_user_suggest, type User } from '../../contract'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import { call } from '../call/call'

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    personForChange: build.query<User | null, number>({
      query: (id) => call(api_partner_user_suggest).query({ params: { id, status: 'change' } }),
      transformResponse: ({ user }: { user: User | null }) => user,
      extraOptions: { silent: true },
    }),
  }),
})

/** Who should take a website that became a change request, where the partner wants that to be said (defaults 5.2); null if nobody is known. */
export const suggestPerson =
  (websiteId: number): AppThunk<Promise<User | null>> =>
  async (dispatch, _, { page, router }) => {
    if (!page.config.isUserSuggestEnabled || !router.has(api_partner_user_suggest.name)) return null
    const asked = dispatch(endpoints.personForChange.initiate(websiteId, { forceRefetch: true, subscribe: false }))
    return asked.unwrap().catch(() => null)
  }
