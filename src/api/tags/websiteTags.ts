import {
  api_partner_tag_create,
  api_partner_tag_delete,
  api_partner_tag_merge,
  api_partner_tag_restore,
  api_partner_tag_update,
  api_partner_tags,
  type Tag,
  type TagChange,
  type TagDraft,
} from '../../contract'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import { call } from '../call/call'

const silent = { silent: true }

const websiteTags = api.enhanceEndpoints({ addTagTypes: ['Tags', 'Website'] }).injectEndpoints({
  endpoints: (build) => ({
    tags: build.query<Tag[], void>({
      query: () => call(api_partner_tags).query(),
      transformResponse: ({ items }: { items: Tag[] }) => items,
      extraOptions: silent,
      providesTags: ['Tags'],
    }),
    createTag: build.mutation<Tag, TagDraft>({
      query: (body) => call(api_partner_tag_create).query({ body }),
      extraOptions: silent,
      invalidatesTags: ['Tags'],
    }),
    updateTag: build.mutation<Tag, { tag: number; change: TagChange }>({
      query: ({ tag, change }) => call(api_partner_tag_update).query({ params: { tag }, body: change }),
      extraOptions: silent,
      invalidatesTags: ['Tags', 'Website'],
    }),
    deleteTag: build.mutation<null, number>({
      query: (tag) => call(api_partner_tag_delete).query({ params: { tag } }),
      extraOptions: silent,
      invalidatesTags: ['Tags', 'Website'],
    }),
    /** The way back from deleting, on all websites that had it. */
    restoreTag: build.mutation<Tag, number>({
      query: (tag) => call(api_partner_tag_restore).query({ params: { tag } }),
      extraOptions: silent,
      invalidatesTags: ['Tags', 'Website'],
    }),
    /** All websites with the one tag have the other afterwards. */
    mergeTag: build.mutation<Tag, { tag: number; into: number }>({
      query: (params) => call(api_partner_tag_merge).query({ params }),
      extraOptions: silent,
      invalidatesTags: ['Tags', 'Website'],
    }),
  }),
})

export const {
  useTagsQuery,
  useCreateTagMutation,
  useUpdateTagMutation,
  useDeleteTagMutation,
  useRestoreTagMutation,
  useMergeTagMutation,
} = websiteTags

/** Asks again for the tags of the partner: somebody else has changed them. */
export const refreshTags = (): AppThunk => (dispatch) => {
  dispatch(websiteTags.util.invalidateTags(['Tags']))
}
