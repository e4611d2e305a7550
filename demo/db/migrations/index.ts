import type { Migration } from 'kysely'
import * as partners from './0100_partners'
import * as sessions from './0200_sessions'
import * as websites from './0300_websites'
import * as messages from './0400_messages'
import * as work from './0500_work'
import * as operation from './0600_operation'
import * as workflow from './0700_workflow'
import * as details from './0710_details'
import * as savedViews from './0795_saved_views'
import * as domains from './0800_domains'
import * as mailTransfers from './0810_mail_transfers'
import * as mailPictures from './0820_mail_pictures'
import * as sso from './0830_sso'
import * as domainNotices from './0850_domain_notices'
import * as noteVersions from './0860_note_versions'
import * as mail from './0900_mail'
import * as inbox from './0910_inbox'
import * as emailTemplates from './0920_email_templates'
import * as account from './1000_account'
import * as staff from './1010_staff'
import * as webhooks from './1020_webhooks'
import * as reseller from './1030_reseller'
import * as plans from './1040_plans'
import * as portal from './1100_portal'
import * as editor from './1110_editor'
import * as outsidePictures from './1120_outside_pictures'
import * as reminderRefusals from './1130_reminder_refusals'
import * as deletedTags from './1140_deleted_tags'
import * as ticketSnooze from './1150_ticket_snooze'
import * as ticketMerge from './1151_ticket_merge'
import * as watching from './1180_watching'
import * as todoShapes from './1190_todo_shapes'
import * as offerWebsites from './1205_offer_websites'
import * as contractEnd from './1210_contract_end'
import * as messageReads from './1215_message_reads'
import * as waiting from './1215_waiting'
import * as drafts from './1220_drafts'
import * as timeBudget from './1221_time_budget'
import * as signatures from './1230_signatures'
import * as weeklyMail from './1231_weekly_mail'
import * as pinnedAt from './1240_pinned_at'
import * as messageVersions from './1241_message_versions'
import * as leads from './1245_leads'
import * as leadDuplicates from './1246_lead_duplicates'
import * as logPages from './1250_log_pages'
import * as macros from './1251_macros'
import * as domainWebsites from './1255_domain_websites'
import * as offersFlag from './1255_offers_flag'
import * as virusScan from './1258_virus_scan'
import * as secretLinks from './1259_secret_links'
import * as leadMerges from './1290_lead_merges'
import * as savedViewDefaults from './1320_saved_view_defaults'
import * as offerAnswers from './1330_offer_answers'
import * as openInvoices from './1340_open_invoices'
import * as statisticsAnswers from './1341_statistics_answers'
import * as goalLeases from './1360_goal_leases'
import * as presentSites from './1361_present_sites'
import * as domainProofs from './1400_domain_proofs'
import * as shownBefore from './1410_shown_before'
import * as mailInFull from './1420_mail_in_full'
import * as messageAuth from './1421_message_auth'
import * as websiteChanges from './1440_website_changes'
import * as waitingMails from './1450_waiting_mails'
import * as recentActions from './1455_recent_actions'

/** One file per area, run in the order of their names: a number may stand twice. A released file keeps its name and content. */
export const migrations: Record<string, Migration> = {
  '0100_partners': partners,
  '0200_sessions': sessions,
  '0300_websites': websites,
  '0400_messages': messages,
  '0500_work': work,
  '0600_operation': operation,
  '0700_workflow': workflow,
  '0710_details': details,
  '0795_saved_views': savedViews,
  '0800_domains': domains,
  '0810_mail_transfers': mailTransfers,
  '0820_mail_pictures': mailPictures,
  '0830_sso': sso,
  '0850_domain_notices': domainNotices,
  '0860_note_versions': noteVersions,
  '0900_mail': mail,
  '0910_inbox': inbox,
  '0920_email_templates': emailTemplates,
  '1000_account': account,
  '1010_staff': staff,
  '1020_webhooks': webhooks,
  '1030_reseller': reseller,
  '1040_plans': plans,
  '1100_portal': portal,
  '1110_editor': editor,
  '1120_outside_pictures': outsidePictures,
  '1130_reminder_refusals': reminderRefusals,
  '1140_deleted_tags': deletedTags,
  '1150_ticket_snooze': ticketSnooze,
  '1151_ticket_merge': ticketMerge,
  '1180_watching': watching,
  '1190_todo_shapes': todoShapes,
  '1205_offer_websites': offerWebsites,
  '1210_contract_end': contractEnd,
  '1215_message_reads': messageReads,
  '1215_waiting': waiting,
  '1220_drafts': drafts,
  '1221_time_budget': timeBudget,
  '1230_signatures': signatures,
  '1231_weekly_mail': weeklyMail,
  '1240_pinned_at': pinnedAt,
  '1241_message_versions': messageVersions,
  '1245_leads': leads,
  '1246_lead_duplicates': leadDuplicates,
  '1250_log_pages': logPages,
  '1251_macros': macros,
  '1255_domain_websites': domainWebsites,
  '1255_offers_flag': offersFlag,
  '1258_virus_scan': virusScan,
  '1259_secret_links': secretLinks,
  '1290_lead_merges': leadMerges,
  '1320_saved_view_defaults': savedViewDefaults,
  '1330_offer_answers': offerAnswers,
  '1340_open_invoices': openInvoices,
  '1341_statistics_answers': statisticsAnswers,
  '1360_goal_leases': goalLeases,
  '1361_present_sites': presentSites,
  '1400_domain_proofs': domainProofs,
  '1410_shown_before': shownBefore,
  '1420_mail_in_full': mailInFull,
  '1421_message_auth': messageAuth,
  '1440_website_changes': websiteChanges,
  '1450_waiting_mails': waitingMails,
  '1455_recent_actions': recentActions,
}
