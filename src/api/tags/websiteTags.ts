import {
  api_partner_tag_create,
  api_partner_tag_delete,
  api_partner_tag_merge,
  api_partner_tag_restore,
  api_partner_tag_update,
  api_partner_tags,
  api_website_tag_add,
  api_website_tag_remove,
  type Tag,
  type TagChange,
  type TagDraft,
} from '../../contract'
import type { AppThunk } from '../../store'
import { api } from '../call/api'
import { call } from '../call/call'
import { patchWebsite } from '../websites/website'

interface Assignment {
  readonly id: number
  readonly tag: Tag
  /** The tags as they will be. */
  readonly tags: Tag[]
}

type Dispatch = <Result>(thunk: AppThunk<Result>) => Result
interface Lifecycle {
  dispatch: Dispatch
  queryFulfilled: Promise<{ data: { items: Tag[] } }>
}

const silent = { silent: true }
/** What is changed while the network is away is sent when it is back. */
const waits = { ...silent, waitsAs: 'website' } as const

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
    addWebsiteTag: build.mutation<{ items: Tag[] }, Assignment>({
      query: ({ id, tag }) => call(api_website_tag_add).query({ params: { website: id, tag: tag.id } }),
      extraOptions: waits,
      onQueryStarted: replaceTags,
      invalidatesTags: ['Tags'],
    }),
    removeWebsiteTag: build.mutation<{ items: Tag[] }, Assignment>({
      query: ({ id, tag }) => call(api_website_tag_remove).query({ params: { website: id, tag: tag.id } }),
      extraOptions: waits,
      onQueryStarted: replaceTags,
      invalidatesTags: ['Tags'],
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
  useAddWebsiteTagMutation,
  useRemoveWebsiteTagMutation,
} = websiteTags

/** The server answers with all tags of the website, which replace the ones we had (spec 4). */
async function replaceTags({ id, tags }: Assignment, { dispatch, queryFulfilled }: Lifecycle): Promise<void> {
  const takeBack = dispatch(patchWebsite(id, { tags }))
  const answer = await queryFulfilled.catch(() => null)
  if (answer) dispatch(patchWebsite(id, { tags: answer.data.items }))
  else takeBack()
}

/** Asks again for the tags of the partner: somebody else has changed them. */
export const refreshTags = (): AppThunk => (dispatch) => {
  dispatch(websiteTags.util.invalidateTags(['Tags']))
}
