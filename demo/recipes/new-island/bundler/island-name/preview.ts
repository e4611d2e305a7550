import { start } from 'partner-islands'
import { islands, overlays } from 'partner-islands/islands'

// The islands of the product may stand on the preview page, too.
start({ islands: { ...islands, 'island-name': () => import('./index') }, overlays })
