import {
  api_partner_macro_create,
  api_partner_macro_delete,
  api_partner_macro_update,
  api_partner_macros,
  type Macro,
  type MacroDraft,
} from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

// Whoever asks says what failed.
const silent = { silent: true }

export const { useMacrosQuery, useSaveMacroMutation, useDeleteMacroMutation } = api
  .enhanceEndpoints({ addTagTypes: ['Macros'] })
  .injectEndpoints({
    endpoints: (build) => ({
      macros: build.query<readonly Macro[], void>({
        query: () => call(api_partner_macros).query(),
        transformResponse: ({ items }: { items: Macro[] }) => items,
        extraOptions: silent,
        providesTags: ['Macros'],
      }),
      /** Changes the one with the id, or makes one. */
      saveMacro: build.mutation<Macro, { id?: number | undefined; draft: MacroDraft }>({
        query: ({ id, draft }) =>
          id === undefined
            ? call(api_partner_macro_create).query({ body: draft })
            : call(api_partner_macro_update).query({ params: { macro: id }, body: draft }),
        extraOptions: silent,
        invalidatesTags: ['Macros'],
      }),
      deleteMacro: build.mutation<null, number>({
        query: (id) => call(api_partner_macro_delete).query({ params: { macro: id } }),
        extraOptions: silent,
        invalidatesTags: ['Macros'],
      }),
    }),
  })
