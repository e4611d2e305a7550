import type { ResellerCustomer } from '../../src/contract'

/** What the dialog of a customer holds. */
export const fieldsOf = (client: ResellerCustomer | null) => ({
  company: client?.company ?? '',
  email: client?.email ?? '',
  invite: true,
  phone: client?.phone ?? '',
  country: client?.country ?? '',
  number: client?.number ?? '',
  note: client?.note ?? '',
  /** Its id as the choice has it. */
  plan: client?.plan ? String(client.plan.id) : '',
  limits: {
    websites: client?.limits['websites'] ?? null,
    domains: client?.limits['domains'] ?? null,
    staff: client?.limits['staff'] ?? null,
    mailboxes: client?.limits['mailboxes'] ?? null,
  },
  flags: client?.flags ?? { canWhitelabel: false, canUseTools: false, canUseWebhooks: false },
})

export type ClientFields = ReturnType<typeof fieldsOf>

export interface FieldsProps {
  fields: ClientFields
  /** What the server says against a field. */
  fieldError: (name: keyof ClientFields) => string | undefined
  onChange: (part: Partial<ClientFields>) => void
}
