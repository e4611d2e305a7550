import { route } from '../route'
import { Website } from '../websites/website'
import { CustomerData, LoginUse } from './customerData'
import { PersonalData } from './personalData'

export const api_website_customer = route({ name: 'api_website_customer', method: 'GET', answer: CustomerData })
export const api_website_customer_property = route({
  name: 'api_website_customer_property',
  method: 'PUT',
  bodyType: 'form',
  answer: CustomerData,
})
/** Where else an address is the login, before it is saved. */
export const api_website_customer_login = route({ name: 'api_website_customer_login', method: 'GET', answer: LoginUse })

// Privacy requests. Both are written to the log.
export const api_website_customer_export = route({ name: 'api_website_customer_export', method: 'POST', answer: PersonalData })
export const api_website_customer_erase = route({ name: 'api_website_customer_erase', method: 'POST', answer: 'empty' })
export const partner_website_data = route({ name: 'partner_website_data', method: 'ANY', answer: Website })
