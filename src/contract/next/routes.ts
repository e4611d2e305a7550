import { route } from '../route'
import { NextQueue } from './nextItem'

export const partner_next = route({ name: 'partner_next', method: 'ANY', answer: 'page' })
export const api_partner_next = route({ name: 'api_partner_next', method: 'GET', answer: NextQueue })
