import {
  type Answer,
  type InboxRule,
  type InboxRuleDraft,
  type InboxRuleResult,
  type Message,
  partner_unassigned_emails_assign,
  partner_unassigned_emails_change,
  partner_unassigned_emails_remove,
  partner_unassigned_emails_restore,
  partner_unassigned_emails_rule_delete,
  partner_unassigned_emails_rule_save,
  partner_unassigned_emails_rules,
  partner_unassigned_emails_view,
  type Query,
  type UnassignedEmailAssignment,
  type UnassignedEmailChange,
} from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'
import { type Asked, withAskedAt } from '../call/withAskedAt'

export type UnassignedQuery = NonNullable<Query<typeof partner_unassigned_emails_view>>
export type UnassignedList = Asked<Answer<typeof partner_unassigned_emails_view>>

// Whoever asks says what failed, beside what failed.
const silent = { silent: true }
const changed = ['UnassignedEmails' as const, 'Counts' as const]

export const {
  useUnassignedEmailsQuery,
  useAssignEmailsMutation,
  useChangeEmailsMutation,
  useRemoveEmailsMutation,
  useRestoreEmailsMutation,
  useInboxRulesQuery,
  useSaveInboxRuleMutation,
  useDeleteInboxRuleMutation,
} = api.enhanceEndpoints({ addTagTypes: ['UnassignedEmails', 'InboxRules', 'Counts'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Mails that belong to no website yet, with the websites they may belong to. */
    unassignedEmails: build.query<UnassignedList, UnassignedQuery>({
      query: (query) => call(partner_unassigned_emails_view).query({ query }),
      transformResponse: withAskedAt<Answer<typeof partner_unassigned_emails_view>>,
      extraOptions: silent,
      providesTags: ['UnassignedEmails'],
    }),
    assignEmails: build.mutation<readonly Message[], UnassignedEmailAssignment>({
      query: (body) => call(partner_unassigned_emails_assign).query({ body }),
      transformResponse: ({ items }: { items: Message[] }) => items,
      invalidatesTags: changed,
    }),
    removeEmails: build.mutation<null, readonly number[]>({
      query: (ids) => call(partner_unassigned_emails_remove).query({ body: { ids: [...ids] } }),
      invalidatesTags: changed,
    }),
    changeEmails: build.mutation<null, UnassignedEmailChange>({
      query: (body) => call(partner_unassigned_emails_change).query({ body }),
      invalidatesTags: changed,
    }),
    /** Puts assigned or removed mails back. */
    restoreEmails: build.mutation<null, readonly number[]>({
      query: (ids) => call(partner_unassigned_emails_restore).query({ body: { ids: [...ids] } }),
      invalidatesTags: changed,
    }),
    inboxRules: build.query<readonly InboxRule[], void>({
      query: () => call(partner_unassigned_emails_rules).query(),
      transformResponse: ({ items }: { items: InboxRule[] }) => items,
      extraOptions: silent,
      providesTags: ['InboxRules'],
    }),
    /** Makes a rule, or tries it on the latest mails. */
    saveInboxRule: build.mutation<InboxRuleResult, InboxRuleDraft>({
      query: (body) => call(partner_unassigned_emails_rule_save).query({ body }),
      extraOptions: silent,
      invalidatesTags: (_, __, { dryRun }) => (dryRun ? [] : ['InboxRules']),
    }),
    deleteInboxRule: build.mutation<null, number>({
      query: (rule) => call(partner_unassigned_emails_rule_delete).query({ params: { rule } }),
      extraOptions: silent,
      invalidatesTags: ['InboxRules'],
    }),
  }),
})
