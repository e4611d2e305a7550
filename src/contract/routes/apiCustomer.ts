import { CustomerData, PropertyValue } from '../entities/customerData'
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
