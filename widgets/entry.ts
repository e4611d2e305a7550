import { start } from '../src/islands'
import { overlays, registry } from './registry'

// Nothing that needs React: a page whose islands wait loads none of it. Own islands import `index.js` beside this file.
export { mount, start } from '../src/islands'

start({ islands: registry, overlays })
