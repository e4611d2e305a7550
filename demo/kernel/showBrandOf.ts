import { brandOfPartner } from '../db/queries/partners/brandOfPartner'
import type { HostContext } from './context'

/** Whoever came by a link of an agency knows the agency, and not who provides its tools. */
export async function showBrandOf(c: HostContext, partnerId: number): Promise<void> {
  c.set('hostBrand', await brandOfPartner(c.get('services').db, partnerId))
}
