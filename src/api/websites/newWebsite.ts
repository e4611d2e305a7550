import { api_partner_templates, api_partner_website_create, type NewWebsite, type Website, type WebsiteTemplate } from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

// Whoever asks shows what failed beside the form.
const silent = { silent: true }

export const { useWebsiteTemplatesQuery, useCreateWebsiteMutation } = api.enhanceEndpoints({ addTagTypes: ['Websites'] }).injectEndpoints({
  endpoints: (build) => ({
    websiteTemplates: build.query<WebsiteTemplate[], void>({
      query: () => call(api_partner_templates).query(),
      transformResponse: ({ items }: { items: WebsiteTemplate[] }) => items,
      extraOptions: silent,
    }),
    /** With a `source` it starts as a copy of that. */
    createWebsite: build.mutation<Website, NewWebsite>({
      query: (body) => call(api_partner_website_create).query({ body }),
      extraOptions: silent,
      invalidatesTags: (answer) => (answer ? ['Websites', 'Counts', 'Goals'] : []),
    }),
  }),
})
