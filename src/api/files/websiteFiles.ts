import { partner_website_file_drop, partner_website_file_keep, type StoredFile } from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

// The toast says what failed, with another try.
const silent = { silent: true }

export const { useKeepFilesMutation, useDropFileMutation } = api.enhanceEndpoints({ addTagTypes: ['WebsiteLog'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Puts files of the log among the media of the website. */
    keepFiles: build.mutation<StoredFile[], { websiteId: number; files: readonly number[] }>({
      query: ({ websiteId, files }) =>
        call(partner_website_file_keep).query({ params: { website: websiteId }, body: { files: [...files] } }),
      transformResponse: ({ items }: { items: StoredFile[] }) => items,
      extraOptions: silent,
      invalidatesTags: (_, __, { websiteId }) => [{ type: 'WebsiteLog', id: websiteId }],
    }),
    dropFile: build.mutation<null, { websiteId: number; id: number }>({
      query: ({ websiteId, id }) => call(partner_website_file_drop).query({ params: { website: websiteId, file: id } }),
      extraOptions: silent,
      invalidatesTags: (_, __, { websiteId }) => [{ type: 'WebsiteLog', id: websiteId }],
    }),
  }),
})
