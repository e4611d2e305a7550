import type { Migration, MigrationProvider } from 'kysely'
import { up as partners } from './migrations/0110_partners'
import { up as reseller } from './migrations/0210_reseller'
import { up as websites } from './migrations/0300_websites'
import { up as websiteChanges } from './migrations/0400_website_changes'
import { up as sessions } from './migrations/0510_sessions'
import { up as messages } from './migrations/0620_messages'
import { up as files } from './migrations/0700_files'
import { up as work } from './migrations/0800_work'
import { up as mail } from './migrations/0910_mail'
import { up as mailTransfers } from './migrations/1000_mail_transfers'
import { up as macros } from './migrations/1100_macros'
import { up as domains } from './migrations/1210_domains'
import { up as mailboxes } from './migrations/1220_mailboxes'
import { up as details } from './migrations/1300_details'
import { up as portal } from './migrations/1400_portal'
import { up as editor } from './migrations/1500_editor'
import { up as webhooks } from './migrations/1600_webhooks'
import { up as plans } from './migrations/1700_plans'
import { up as personal } from './migrations/1810_personal'
import { up as operation } from './migrations/1900_operation'
import { up as websiteKeys } from './migrations/2000_website_keys'
import { up as offerTexts } from './migrations/2010_offer_texts'
import { up as libraries } from './migrations/2020_libraries'
import { up as messageKeys } from './migrations/2030_message_keys'
import { up as missed } from './migrations/2040_missed'
import { up as itemKeys } from './migrations/2050_item_keys'
import { up as collectionKeys } from './migrations/2060_collection_keys'
import { up as websiteRequests } from './migrations/2070_websites_requests'
import { up as operationKeys } from './migrations/2080_operation_keys'

/**
 * The tables as they began, one file per area, named as in `tables`; what changes them since is added as files of its own. All run in the order
 * of their names, and a file keeps its name and content.
 */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0110_partners': { up: partners },
  '0210_reseller': { up: reseller },
  '0300_websites': { up: websites },
  '0400_website_changes': { up: websiteChanges },
  '0510_sessions': { up: sessions },
  '0620_messages': { up: messages },
  '0700_files': { up: files },
  '0800_work': { up: work },
  '0910_mail': { up: mail },
  '1000_mail_transfers': { up: mailTransfers },
  '1100_macros': { up: macros },
  '1210_domains': { up: domains },
  '1220_mailboxes': { up: mailboxes },
  '1300_details': { up: details },
  '1400_portal': { up: portal },
  '1500_editor': { up: editor },
  '1600_webhooks': { up: webhooks },
  '1700_plans': { up: plans },
  '1810_personal': { up: personal },
  '1900_operation': { up: operation },
  '2000_website_keys': { up: websiteKeys },
  '2010_offer_texts': { up: offerTexts },
  '2020_libraries': { up: libraries },
  '2030_message_keys': { up: messageKeys },
  '2040_missed': { up: missed },
  '2050_item_keys': { up: itemKeys },
  '2060_collection_keys': { up: collectionKeys },
  '2070_websites_requests': { up: websiteRequests },
  '2080_operation_keys': { up: operationKeys },
}

export const migrations: MigrationProvider = { getMigrations: async () => MIGRATIONS }
