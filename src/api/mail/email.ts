import {
  type MailerOptions,
  type Message,
  type OutgoingEmail,
  partner_email_composer_mailer,
  partner_email_composer_mailer_preview,
  partner_email_composer_mailer_send,
  partner_email_composer_mailer_test,
  partner_email_composer_mailer_undo,
  type EmailPreview,
  type TakenBackEmail,
} from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

interface OfWebsite {
  readonly websiteId: number
}
interface EmailOfWebsite extends OfWebsite {
  readonly email: OutgoingEmail
}
interface EmailToSend extends EmailOfWebsite {
  /** The same key sends one mail, however often it is asked for. Without it, what is asked again before it was answered is one mail. */
  readonly key?: string
}

// Whoever asks says what failed, beside what failed.
const silent = { silent: true }

export const {
  useMailerOptionsQuery,
  useLazyMailerOptionsQuery,
  usePreviewEmailMutation,
  useTestEmailMutation,
  useSendEmailMutation,
  useTakeBackEmailMutation,
} = api.enhanceEndpoints({ addTagTypes: ['EmailTemplates', 'Offers', 'WebsiteLog'] }).injectEndpoints({
  endpoints: (build) => ({
    /** What the composer of a website starts with. */
    mailerOptions: build.query<MailerOptions, OfWebsite & { reply?: number | undefined }>({
      query: ({ websiteId, reply }) =>
        call(partner_email_composer_mailer).query({ params: { id: websiteId }, ...(reply === undefined ? {} : { query: { reply } }) }),
      extraOptions: silent,
      providesTags: ['EmailTemplates', 'Offers'],
    }),
    /** The mail exactly as it would be sent. */
    previewEmail: build.mutation<EmailPreview, EmailOfWebsite>({
      query: ({ websiteId, email }) => call(partner_email_composer_mailer_preview).query({ params: { id: websiteId }, body: email }),
      extraOptions: silent,
    }),
    testEmail: build.mutation<null, EmailOfWebsite>({
      query: ({ websiteId, email }) => call(partner_email_composer_mailer_test).query({ params: { id: websiteId }, body: email }),
      extraOptions: silent,
    }),
    sendEmail: build.mutation<Message, EmailToSend>({
      query({ websiteId, email, key }) {
        const sending = call(partner_email_composer_mailer_send).query({ params: { id: websiteId }, body: email })
        return { ...sending, args: { ...sending.args, ...(key && { idempotencyKey: key }) } }
      },
      extraOptions: silent,
      invalidatesTags: (_, __, { websiteId }) => [{ type: 'WebsiteLog', id: websiteId }, 'EmailTemplates'],
    }),
    /** Takes a mail back that has not left, and brings what was typed. */
    takeBackEmail: build.mutation<TakenBackEmail, OfWebsite & { message: number }>({
      query: ({ websiteId, message }) => call(partner_email_composer_mailer_undo).query({ params: { id: websiteId }, body: { message } }),
      extraOptions: silent,
      invalidatesTags: (_, __, { websiteId }) => [{ type: 'WebsiteLog', id: websiteId }],
    }),
  }),
})
