import * as v from 'valibot'
import { PropertyValue } from '../propertyValue'
import { serverRoute } from '../serverRoute'
import { PersonErasure } from './personalData'
import * as client from './routes'

const host = 'partner'
const digits = ['website'] as const

export const api_website_customer = serverRoute(client.api_website_customer, { host, path: '/api/website/customer/{website}', digits })
export const api_website_customer_property = serverRoute(client.api_website_customer_property, {
  host,
  path: '/api/website/customer/{website}/{group}/{property}',
  digits,
  body: PropertyValue,
})
export const api_website_customer_login = serverRoute(client.api_website_customer_login, {
  host,
  path: '/api/website/customer/{website}/login',
  digits,
  query: v.object({ email: v.string() }),
})

export const api_website_customer_export = serverRoute(client.api_website_customer_export, {
  host,
  path: '/api/website/customer/{website}/export',
  digits,
})
export const api_website_customer_erase = serverRoute(client.api_website_customer_erase, {
  host,
  path: '/api/website/customer/{website}/erase',
  digits,
  body: PersonErasure,
})
export const partner_website_data = serverRoute(client.partner_website_data, { host, path: '/website/{website}/data', digits })
