import { TeamLimits } from '../entities/teamLimits'
import { route } from '../route'

/** How many websites the team wants in a status or with a person, for everybody who works on the board. */
export const api_partner_limits = route({ name: 'api_partner_limits', method: 'GET', answer: TeamLimits })
