import { saveCustomerProperty } from '../../../src/api/customers'
import { useCreateWebsiteMutation } from '../../../src/api/websites'
import type { NewWebsite, Website } from '../../../src/contract'
import { useAppDispatch } from '../../../src/store'

/** What is known about the customer beside the address. */
export type CustomerFields = Partial<Record<'forename' | 'surname' | 'phone' | 'metadata', string>>

/** Makes a website, and keeps what is known about its customer. */
export function useCreate() {
  const [create] = useCreateWebsiteMutation()
  const dispatch = useAppDispatch()
  return async (website: NewWebsite, customer: CustomerFields): Promise<Website> => {
    const made = await create(website).unwrap()
    const fields = Object.entries(customer).filter(([, value]) => value)
    // A detail that does not arrive can be entered on the website's page; the website is there.
    await Promise.allSettled(
      fields.map(([property, value]) => dispatch(saveCustomerProperty({ id: made.id, group: 'customer', property, value }))),
    )
    return made
  }
}
