import type { Kysely } from 'kysely'
import type { Database } from '../../schema'
import type { PartnerSettings } from '../../tables/partners'

/** What a partner has set, and where it has set nothing, what its reseller has. */
export const withInherited = <Row extends { settings: PartnerSettings; inherited_settings: PartnerSettings | null }>({
  inherited_settings,
  ...row
}: Row) => ({ ...row, settings: { ...inherited_settings, ...row.settings } })

export const selectBrand = (db: Kysely<Database>) =>
  db
    .selectFrom('partners')
    .leftJoin('client_defaults', 'client_defaults.partner_id', 'partners.parent_id')
    .select(['partners.id as partner_id', 'partners.name as partner_name', 'partners.time_zone', 'partners.settings'])
    .select('client_defaults.settings as inherited_settings')

/** The partner as its pages and mails show it. */
export const brandOfPartner = async (db: Kysely<Database>, id: number) =>
  withInherited(await selectBrand(db).where('partners.id', '=', id).executeTakeFirstOrThrow())

export type Brand = Awaited<ReturnType<typeof brandOfPartner>>
