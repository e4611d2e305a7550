import {
  api_cms_ai_prompt,
  api_cms_collection_container_elements,
  api_cms_collection_create,
  api_cms_collection_delete,
  api_cms_collection_duplicate,
  api_cms_collection_update,
  api_cms_collections,
  api_cms_field_create,
  api_cms_field_delete,
  api_cms_field_rename,
  api_cms_field_sort,
  api_cms_field_update,
  api_cms_fields,
  api_cms_item_create,
  api_cms_item_delete,
  api_cms_item_update,
  api_cms_items,
  api_cms_items_create,
  api_cms_items_delete,
  type Collection,
  type CollectionItem,
} from '../../contract'
import type { AppThunk } from '../../store'
import { allPages, PAGE_LIMIT } from '../call/allPages'
import type { OnProgress } from '../call/progressFetch'
import { api } from '../call/api'
import { call } from '../call/call'

const quiet = { silent: true }
const changesAll = { extraOptions: quiet, invalidatesTags: ['Collections', 'CollectionItems'] as const }
const changesItems = { extraOptions: quiet, invalidatesTags: ['CollectionItems', 'Collections'] as const }

const collections = api.enhanceEndpoints({ addTagTypes: ['Collections', 'CollectionItems'] }).injectEndpoints({
  endpoints: (build) => ({
    collections: build.query<Collection[], number>({
      query: (website) => call(api_cms_collections).query({ params: { website } }),
      transformResponse: ({ items }: { items: Collection[] }) => items,
      extraOptions: quiet,
      providesTags: ['Collections'],
    }),
    createCollection: build.mutation({ ...call(api_cms_collection_create), ...changesAll }),
    renameCollection: build.mutation({ ...call(api_cms_collection_update), ...changesAll }),
    duplicateCollection: build.mutation({ ...call(api_cms_collection_duplicate), ...changesAll }),
    deleteCollection: build.mutation({ ...call(api_cms_collection_delete), ...changesAll }),
    /** What the editor offers to show a collection on a page. */
    containerElements: build.query({ ...call(api_cms_collection_container_elements), extraOptions: quiet, providesTags: ['Collections'] }),

    /** As they are now; whatever shows the collection gets them, too. */
    collectionFields: build.query({
      ...call(api_cms_fields),
      extraOptions: quiet,
      // Asked again after each change: an answer on its way may be older.
      providesTags: ['Collections'],
      async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (!answer) return
        const { items } = answer.data
        dispatch(
          changeCollection(Number(params.collection), (one) => {
            one.fields = items
          }),
        )
      },
    }),
    createField: build.mutation({ ...call(api_cms_field_create), ...changesAll }),
    updateField: build.mutation({ ...call(api_cms_field_update), ...changesAll }),
    renameField: build.mutation({ ...call(api_cms_field_rename), ...changesAll }),
    sortFields: build.mutation({
      ...call(api_cms_field_sort),
      ...changesAll,
      async onQueryStarted({ params: { collection }, body: { ids } }, { dispatch, queryFulfilled }) {
        if (await queryFulfilled.catch(() => null)) dispatch(showOrder(Number(collection), ids.map(Number)))
      },
    }),
    deleteField: build.mutation({ ...call(api_cms_field_delete), ...changesAll }),

    collectionItems: build.query({ ...call(api_cms_items), extraOptions: quiet, providesTags: ['CollectionItems'] }),
    createItem: build.mutation({ ...call(api_cms_item_create), ...changesItems }),
    updateItem: build.mutation({ ...call(api_cms_item_update), ...changesItems }),
    deleteItem: build.mutation({ ...call(api_cms_item_delete), ...changesItems }),

    /** Many at once, all or none. */
    createItems: build.mutation({ ...call(api_cms_items_create), ...changesItems }),
    deleteItems: build.mutation({ ...call(api_cms_items_delete), ...changesItems }),

    askAssistant: build.mutation({ ...call(api_cms_ai_prompt), extraOptions: quiet }),
  }),
})

export const {
  useCollectionsQuery,
  useCreateCollectionMutation,
  useRenameCollectionMutation,
  useDuplicateCollectionMutation,
  useDeleteCollectionMutation,
  useContainerElementsQuery,
  useCollectionFieldsQuery,
  useCreateFieldMutation,
  useUpdateFieldMutation,
  useRenameFieldMutation,
  useSortFieldsMutation,
  useDeleteFieldMutation,
  useCollectionItemsQuery,
  useCreateItemMutation,
  useUpdateItemMutation,
  useCreateItemsMutation,
  useDeleteItemMutation,
  useDeleteItemsMutation,
  useAskAssistantMutation,
} = collections

/** All items of a collection, or those that are found, page by page. */
export const fetchAllItems =
  (collection: number, { search, onProgress }: { search?: string; onProgress?: OnProgress } = {}): AppThunk<Promise<CollectionItem[]>> =>
  (dispatch) =>
    allPages((page) => {
      const args = { params: { collection }, query: { page, limit: PAGE_LIMIT, ...(search && { search }) } }
      return dispatch(collections.endpoints.collectionItems.initiate(args, { forceRefetch: true, subscribe: false })).unwrap()
    }, onProgress)

/** Shows fields in another order, before the server is asked for it. */
const showOrder = (collection: number, ids: readonly number[]): AppThunk =>
  changeCollection(collection, (one) => {
    one.fields = one.fields.toSorted((field, other) => ids.indexOf(field.id) - ids.indexOf(other.id))
  })

/** Changes what is shown of a collection. */
function changeCollection(collection: number, change: (one: Collection) => void): AppThunk {
  return (dispatch, getState) => {
    for (const website of collections.util.selectCachedArgsForQuery(getState(), 'collections')) {
      dispatch(
        collections.util.updateQueryData('collections', website, (all) => {
          const one = all.find(({ id }) => id === collection)
          if (one) change(one)
        }),
      )
    }
  }
}
