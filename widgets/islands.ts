/** The islands of the product, for applications that bundle them: `start({ islands, overlays })`. */
export { overlays, registry as islands } from './registry'
