import { api_partner_users, type StaffMember } from '../../contract'
import { api } from '../call/api'
import { everyPage } from '../call/everyPage'

export const { useAssignableStaffQuery, useLazyAssignableStaffQuery } = api
  .enhanceEndpoints({ addTagTypes: ['AssignableStaff'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Who is there and who is absent, for choosing the person in charge. */
      assignableStaff: build.query<StaffMember[], void>({
        async queryFn(_, __, ___, ask) {
          const result = await everyPage<StaffMember>(ask, { route: api_partner_users, args: {} })
          return result.error ? result : { data: result.data.filter(({ active }) => active) }
        },
        providesTags: ['AssignableStaff'],
        extraOptions: { silent: true },
      }),
    }),
  })
