import {
  type EmailTemplate,
  type EmailTemplateDraft,
  type EmailTemplateVersion,
  partner_email_composer_template_list,
  partner_email_composer_template_save,
  partner_email_composer_template_versions,
} from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

// Whoever asks says what failed, beside what failed.
const silent = { silent: true }

export const { useEmailTemplatesQuery, useTemplateVersionsQuery, useSaveEmailTemplateMutation } = api
  .enhanceEndpoints({ addTagTypes: ['EmailTemplates'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Templates of the team and the person's own, archived ones too. */
      emailTemplates: build.query<readonly EmailTemplate[], void>({
        query: () => call(partner_email_composer_template_list).query(),
        transformResponse: ({ items }: { items: EmailTemplate[] }) => items,
        extraOptions: silent,
        providesTags: ['EmailTemplates'],
      }),
      templateVersions: build.query<readonly EmailTemplateVersion[], number>({
        query: (template) => call(partner_email_composer_template_versions).query({ params: { template } }),
        transformResponse: ({ items }: { items: EmailTemplateVersion[] }) => items,
        extraOptions: silent,
        providesTags: ['EmailTemplates'],
      }),
      saveEmailTemplate: build.mutation<EmailTemplate, EmailTemplateDraft>({
        query: (body) => call(partner_email_composer_template_save).query({ body }),
        extraOptions: silent,
        invalidatesTags: ['EmailTemplates'],
      }),
    }),
  })
