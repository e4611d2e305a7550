import * as v from 'valibot'
import { CustomerData, LoginUse, PropertyValue } from '../entities/customerData'
import { PersonalData, PersonErasure } from '../entities/personalData'
import { route } from '../route'

const host = 'partner'
const digits = ['website'] as const

export const api_website_customer = route({
  name: 'api_website_customer',
  method: 'GET',
  host,
  path: '/api/website/customer/{website}',
  digits,
  answer: CustomerData,
})
export const api_website_customer_property = route({
  name: 'api_website_customer_property',
  method: 'PUT',
  host,
  path: '/api/website/customer/{website}/{group}/{property}',
  digits,
  body: PropertyValue,
  bodyType: 'form',
  answer: CustomerData,
})
/** Where else an address is the login, before it is saved. */
export const api_website_customer_login = route({
  name: 'api_website_customer_login',
  method: 'GET',
  host,
  path: '/api/website/customer/{website}/login',
  digits,
  query: v.object({ email: v.string() }),
  answer: LoginUse,
})

// Privacy requests. Both are written to the log.
export const api_website_customer_export = route({
  name: 'api_website_customer_export',
  method: 'POST',
  host,
  path: '/api/website/customer/{website}/export',
  digits,
  answer: PersonalData,
})
export const api_website_customer_erase = route({
  name: 'api_website_customer_erase',
  method: 'POST',
  host,
  path: '/api/website/customer/{website}/erase',
  digits,
  body: PersonErasure,
  answer: 'empty',
})
