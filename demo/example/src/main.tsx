import { start } from 'partner-islands'
import { islands, overlays } from 'partner-islands/islands'

// All islands of the product, and one of our own in the same store.
start({
  islands: { ...islands, visitors: () => import('./visitors.js') },
  overlays,
  onError: ({ code, island }) => console.warn(`monitoring: ${code} in ${island ?? 'page'}`),
})
