import { CUSTOMER_DATA } from '../../../src/model'
import type { HostContext, Viewer } from '../../kernel/context'
import { customerData } from './customerData'

const GROUPS = ['customer', 'contact'] as const

/** What is known of a website's customer, to read. */
export async function customerContent(c: HostContext, viewer: Viewer) {
  const website = c.req.param('website') ?? ''
  const data = await customerData(c.get('services'), viewer, Number(website))
  return {
    customer: {
      back: `/website/${website}`,
      groups: GROUPS.map((name) => {
        const values: Readonly<Record<string, unknown>> = data[name]
        const filled = CUSTOMER_DATA[name].filter((field) => typeof values[field] === 'string' && values[field] !== '')
        return { name, fields: filled.map((field) => ({ name: field, value: values[field] })) }
      }),
    },
  }
}
