import { api_website_customer_erase, api_website_customer_export, type PersonalData } from '../../contract'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import { call } from '../call/call'

// Privacy requests of a customer. Whoever asks says what failed.
const person = api.enhanceEndpoints({ addTagTypes: ['Website', 'WebsiteLog'] }).injectEndpoints({
  endpoints: (build) => ({
    exportPerson: build.mutation<PersonalData, number>({
      query: (id) => call(api_website_customer_export).query({ params: { website: id } }),
      extraOptions: { silent: true },
      invalidatesTags: (_, __, id) => [{ type: 'WebsiteLog', id }],
    }),
    /** The title is what was typed to confirm it. */
    erasePerson: build.mutation<null, { id: number; title: string }>({
      query: ({ id, title }) => call(api_website_customer_erase).query({ params: { website: id }, body: { title } }),
      extraOptions: { silent: true },
      invalidatesTags: (_, __, { id }) => [
        { type: 'Website', id },
        { type: 'WebsiteLog', id },
      ],
    }),
  }),
})

export const { useErasePersonMutation } = person

/** Everything that is known about the customer of a website. */
export const exportPerson =
  (id: number): AppThunk<Promise<PersonalData>> =>
  (dispatch) =>
    dispatch(person.endpoints.exportPerson.initiate(id, { track: false })).unwrap()
