import {
  api_partner_recycle_bin,
  api_partner_websites_deletion,
  api_partner_websites_change,
  type BinnedWebsite,
  type BulkResult,
  partner_website_delete,
  partner_website_restore,
  type Website,
  type WebsiteDeletion,
  type UndoItem,
} from '../../contract'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import { call } from '../call/call'
import { refreshWebsite } from './website'

const bin = api.enhanceEndpoints({ addTagTypes: ['RecycleBin', 'Websites'] }).injectEndpoints({
  endpoints: (build) => ({
    recycleBin: build.query<BinnedWebsite[], void>({
      query: () => call(api_partner_recycle_bin).query(),
      transformResponse: ({ items }: { items: BinnedWebsite[] }) => items,
      extraOptions: { silent: true },
      providesTags: ['RecycleBin'],
    }),
    /** What goes with websites: asked before they are deleted, and never kept. */
    deletion: build.query<WebsiteDeletion, readonly number[]>({
      query: (ids) => call(api_partner_websites_deletion).query({ body: { websites: [...ids] } }),
      extraOptions: { silent: true },
      keepUnusedDataFor: 0,
    }),
    deleteWebsite: build.mutation<null, number>({
      query: (id) => call(partner_website_delete).query({ params: { website: id } }),
      extraOptions: { silent: true },
      invalidatesTags: ['RecycleBin', 'Websites', 'Counts'],
    }),
    binWebsites: build.mutation<BulkResult, readonly number[]>({
      query: (ids) => call(api_partner_websites_change).query({ body: { websites: [...ids], change: { delete: true } } }),
      extraOptions: { silent: true },
      invalidatesTags: ['RecycleBin', 'Websites', 'Counts'],
    }),
    unbinWebsite: build.mutation<Website, number>({
      query: (id) => call(partner_website_restore).query({ params: { website: id } }),
      extraOptions: { silent: true },
      invalidatesTags: ['RecycleBin', 'Websites', 'Counts'],
    }),
  }),
})

export const { useDeleteWebsiteMutation, useRecycleBinQuery, useDeletionQuery } = bin

/** Moves websites to the recycle bin; answers which were refused. */
export const binWebsites =
  (ids: readonly number[]): AppThunk<Promise<{ refused: ReadonlySet<number> }>> =>
  async (dispatch) => {
    const { refused } = await dispatch(bin.endpoints.binWebsites.initiate(ids)).unwrap()
    return { refused: new Set(refused.map(({ id }) => id)) }
  }

/** Brings websites back from the recycle bin. */
export const restoreWebsites =
  (ids: readonly number[]): AppThunk<Promise<void>> =>
  async (dispatch) => {
    for (const id of ids) {
      await dispatch(bin.endpoints.unbinWebsite.initiate(id)).unwrap()
      dispatch(refreshWebsite(id))
    }
  }

/** What brings a website back from the recycle bin, as data. */
export const binUndo = ({ id }: { readonly id: number }): UndoItem => ({
  look: { route: api_partner_recycle_bin.name, params: {}, id },
  was: {},
  calls: [{ route: partner_website_restore.name, params: { website: id } }],
})
