import {
  api_partner_view_create,
  api_partner_view_delete,
  api_partner_view_update,
  api_partner_views,
  type SavedView,
  type SavedViewChange,
  type SavedViewDraft,
} from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

export const { useSavedViewsQuery, useCreateSavedViewMutation, useUpdateSavedViewMutation, useDeleteSavedViewMutation } = api
  .enhanceEndpoints({ addTagTypes: ['SavedViews'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The views the viewer has saved, and those of the team. */
      savedViews: build.query<SavedView[], void>({
        query: () => call(api_partner_views).query(),
        transformResponse: ({ items }: { items: SavedView[] }) => items,
        extraOptions: { silent: true },
        providesTags: ['SavedViews'],
      }),
      createSavedView: build.mutation<SavedView, SavedViewDraft>({
        query: (body) => call(api_partner_view_create).query({ body }),
        invalidatesTags: ['SavedViews'],
      }),
      updateSavedView: build.mutation<SavedView, { id: number; change: SavedViewChange }>({
        query: ({ id, change }) => call(api_partner_view_update).query({ params: { view: id }, body: change }),
        invalidatesTags: ['SavedViews'],
      }),
      deleteSavedView: build.mutation<null, number>({
        query: (id) => call(api_partner_view_delete).query({ params: { view: id } }),
        invalidatesTags: ['SavedViews'],
      }),
    }),
  })
