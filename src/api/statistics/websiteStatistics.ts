import {
  type Annotation,
  type AnnotationDraft,
  api_website_annotation_create,
  api_website_annotation_delete,
  api_website_statistics,
  api_website_statistics_disable,
  api_website_statistics_enable,
  api_website_statistics_mail,
  type Statistics,
  type StatisticsQuery,
} from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

const statistics = api.enhanceEndpoints({ addTagTypes: ['WebsiteStatistics'] }).injectEndpoints({
  endpoints: (build) => ({
    websiteStatistics: build.query<Statistics, { id: number } & StatisticsQuery>({
      query: ({ id, ...query }) => call(api_website_statistics).query({ params: { website: id }, query }),
      extraOptions: { silent: true },
      providesTags: (_, __, { id }) => [{ type: 'WebsiteStatistics', id }],
    }),
    addAnnotation: build.mutation<Annotation, { id: number; draft: AnnotationDraft }>({
      query: ({ id, draft }) => call(api_website_annotation_create).query({ params: { website: id }, body: draft }),
      extraOptions: { silent: true },
      invalidatesTags: (_, __, { id }) => [{ type: 'WebsiteStatistics', id }],
    }),
    removeAnnotation: build.mutation<null, { id: number; annotation: number }>({
      query: ({ id, annotation }) => call(api_website_annotation_delete).query({ params: { website: id, annotation } }),
      extraOptions: { silent: true },
      invalidatesTags: (_, __, { id }) => [{ type: 'WebsiteStatistics', id }],
    }),
    switchWeeklyMail: build.mutation<Statistics, { id: number; enabled: boolean }>({
      query: ({ id, enabled }) => call(api_website_statistics_mail).query({ params: { website: id }, body: { enabled } }),
      extraOptions: { silent: true },
      invalidatesTags: (_, __, { id }) => [{ type: 'WebsiteStatistics', id }],
    }),
    switchWebsiteStatistics: build.mutation<Statistics, { id: number; enabled: boolean }>({
      query: ({ id, enabled }) =>
        call(enabled ? api_website_statistics_enable : api_website_statistics_disable).query({ params: { website: id } }),
      extraOptions: { silent: true },
      invalidatesTags: (_, __, { id }) => [{ type: 'WebsiteStatistics', id }],
    }),
  }),
})

export const {
  useWebsiteStatisticsQuery,
  useSwitchWebsiteStatisticsMutation,
  useSwitchWeeklyMailMutation,
  useAddAnnotationMutation,
  useRemoveAnnotationMutation,
} = statistics
