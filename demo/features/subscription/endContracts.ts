import type { Services } from '../../kernel/context'
import { takeOffline } from './takeOffline'

/** When the last day of a cancelled contract is over in the partner's zone, the website goes offline. */
export const endContracts = (services: Services): Promise<void> =>
  takeOffline(services, {
    isDue: (eb, today) =>
      eb.and([
        eb('websites.subscription_status', '=', 'cancelled'),
        eb.exists(
          eb
            .selectFrom('contracts')
            .select('contracts.id')
            .whereRef('contracts.website_id', '=', 'websites.id')
            .where('contracts.ends_at', '<', today),
        ),
      ]),
    reason: 'ended',
    becomes: { subscription_status: 'expired' },
  })
