import {
  api_partner_follow,
  api_website_due_date,
  api_website_workflow,
  partner_website_assign,
  partner_website_generate,
  partner_website_status,
  type StatusMove,
  type User,
  type WebsiteChange,
  type WebsiteDetails,
  type Workflow,
} from '../contract'
import type { IsoDay } from '../model'
import { api } from './api'
import { call, onVersion } from './call'
import { applyWebsiteChange, patchWebsite } from './website'

interface OfWebsite {
  readonly id: number
  /** The version the change was made on. */
  readonly version: number | undefined
}

interface Assignment extends OfWebsite {
  readonly person: User | null
}

interface DueDateChange extends OfWebsite {
  readonly dueDate: IsoDay | null
  /** The day as an instant in the partner's zone. */
  readonly timestamp: number | null
}

interface WorkflowEdit extends OfWebsite {
  readonly change: Omit<Workflow, 'version'>
  /** The same change with people in the place of their ids. */
  readonly shown: Partial<WebsiteDetails>
}

// The caller says what failed, and offers what helps.
const silent = { silent: true }

const changed = (_: unknown, __: unknown, { id }: OfWebsite) => [{ type: 'WebsiteLog' as const, id }, 'Counts' as const]

const workflow = api.enhanceEndpoints({ addTagTypes: ['WebsiteLog', 'WebsiteTodos'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The one call that moves a website to another status; the answer brings the link to the customer portal too (spec 4). */
    moveWebsite: build.mutation<WebsiteChange, OfWebsite & Omit<StatusMove, 'version'>>({
      query: ({ id, ...body }) => call(partner_website_status).query({ params: { website: id }, body }),
      extraOptions: silent,
      onQueryStarted: ({ id, status }, life) => applyWebsiteChange(id, { status, status_date: new Date().toISOString() }, life),
      // A status may bring to-dos with it.
      invalidatesTags: (_, __, { id }) => [{ type: 'WebsiteLog', id }, { type: 'WebsiteTodos', id }, 'Counts'],
    }),
    assignWebsite: build.mutation<WebsiteChange, Assignment>({
      query: ({ id, person, version }) =>
        onVersion(call(partner_website_assign).query({ params: { website: id, staff: person?.id ?? null } }), version),
      extraOptions: silent,
      onQueryStarted: ({ id, person }, life) => applyWebsiteChange(id, { assigned_to: person }, life),
      invalidatesTags: changed,
    }),
    setWebsiteDueDate: build.mutation<WebsiteChange, DueDateChange>({
      query: ({ id, timestamp, version }) =>
        call(api_website_due_date).query({ params: { website: id }, body: { dueDate: timestamp, version } }),
      extraOptions: silent,
      onQueryStarted: ({ id, dueDate }, life) => applyWebsiteChange(id, { due_date: dueDate }, life),
      invalidatesTags: changed,
    }),
    setWebsiteWorkflow: build.mutation<WebsiteChange, WorkflowEdit>({
      query: ({ id, change, version }) => call(api_website_workflow).query({ params: { website: id }, body: { ...change, version } }),
      extraOptions: silent,
      onQueryStarted: ({ id, shown }, life) => applyWebsiteChange(id, shown, life),
      invalidatesTags: changed,
    }),
    followWebsite: build.mutation<{ following: boolean }, { id: number; following: boolean }>({
      query: ({ id }) => call(api_partner_follow).query({ params: { type: 'website', resourceId: id } }),
      async onQueryStarted({ id, following }, { dispatch, queryFulfilled }) {
        const takeBack = dispatch(patchWebsite(id, { following }))
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(patchWebsite(id, answer.data))
        else takeBack()
      },
    }),
    generateWebsite: build.mutation<{ url: string }, number>({
      query: (id) => call(partner_website_generate).query({ params: { website: id } }),
      extraOptions: { silent: true },
    }),
  }),
})

export const {
  useMoveWebsiteMutation,
  useAssignWebsiteMutation,
  useSetWebsiteDueDateMutation,
  useSetWebsiteWorkflowMutation,
  useFollowWebsiteMutation,
  useGenerateWebsiteMutation,
} = workflow
