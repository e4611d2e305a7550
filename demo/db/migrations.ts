import type { Migration, MigrationProvider } from 'kysely'
import * as partners from './migrations/0100_partners'
import * as reseller from './migrations/0200_reseller'
import * as websites from './migrations/0300_websites'
import * as websiteChanges from './migrations/0400_website_changes'
import * as sessions from './migrations/0500_sessions'
import * as messages from './migrations/0600_messages'
import * as files from './migrations/0700_files'
import * as work from './migrations/0800_work'
import * as mail from './migrations/0900_mail'
import * as mailTransfers from './migrations/1000_mail_transfers'
import * as macros from './migrations/1100_macros'
import * as domains from './migrations/1200_domains'
import * as details from './migrations/1300_details'
import * as portal from './migrations/1400_portal'
import * as editor from './migrations/1500_editor'
import * as webhooks from './migrations/1600_webhooks'
import * as plans from './migrations/1700_plans'
import * as personal from './migrations/1800_personal'
import * as operation from './migrations/1900_operation'

/**
 * The tables as they began, one file per area, named as in `tables`; what changes them since is added as files of its own. All run in the order
 * of their names, and a file keeps its name and content.
 */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0100_partners': partners,
  '0200_reseller': reseller,
  '0300_websites': websites,
  '0400_website_changes': websiteChanges,
  '0500_sessions': sessions,
  '0600_messages': messages,
  '0700_files': files,
  '0800_work': work,
  '0900_mail': mail,
  '1000_mail_transfers': mailTransfers,
  '1100_macros': macros,
  '1200_domains': domains,
  '1300_details': details,
  '1400_portal': portal,
  '1500_editor': editor,
  '1600_webhooks': webhooks,
  '1700_plans': plans,
  '1800_personal': personal,
  '1900_operation': operation,
}

export const migrations: MigrationProvider = { getMigrations: async () => MIGRATIONS }
