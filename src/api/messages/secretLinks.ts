import { partner_website_secret_create, type SecretLink } from '../../contract'
import { api } from '../call/api'
import { call } from '../call/call'

export const { useCreateSecretLinkMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** A link that shows the secret once. */
    createSecretLink: build.mutation<SecretLink, { websiteId: number; secret: string }>({
      query: ({ websiteId, secret }) => call(partner_website_secret_create).query({ params: { website: websiteId }, body: { secret } }),
      extraOptions: { silent: true },
    }),
  }),
})
