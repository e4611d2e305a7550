import { api_partner_users, type StaffMember } from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

/** The largest page that lists offer. */
const LIMIT = 100

export const { useAssignableStaffQuery, useLazyAssignableStaffQuery } = api
  .enhanceEndpoints({ addTagTypes: ['AssignableStaff'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Who is there and who is absent, for choosing the person in charge. */
      assignableStaff: build.query<StaffMember[], void>({
        query: () => call(api_partner_users).query({ query: { limit: LIMIT } }),
        transformResponse: ({ items }: { items: StaffMember[] }) => items.filter(({ active }) => active),
        providesTags: ['AssignableStaff'],
        extraOptions: { silent: true },
      }),
    }),
  })
