import type {
  ContractsTable,
  InvoicesTable,
  StatisticsAnswersTable,
  StatisticsSitesTable,
  VisitsTable,
  WebsiteAnnotationsTable,
  WebsiteChecksTable,
  WebsitePresenceTable,
  WebsiteWatchesTable,
} from './tables/details'
import type {
  DnsFaultsTable,
  DnsRecordsTable,
  DnsVersionsTable,
  DnssecKeysTable,
  DnsZonesTable,
  DomainNoticesTable,
  DomainOrdersTable,
  DomainOwnersTable,
  DomainProofsTable,
  DomainsTable,
  OutsideDomainsTable,
  OwnerConfirmationsTable,
} from './tables/domains'
import type { MailboxesTable, MailboxFoldersTable, MailboxMessagesTable } from './tables/mailboxes'
import type {
  AssistantReportsTable,
  CmsDocumentsTable,
  CmsLocksTable,
  CollectionFieldsTable,
  CollectionItemsTable,
  CollectionsTable,
  PresetUsesTable,
  PresetsTable,
  ShareCodesTable,
  ShopsTable,
  SnapshotsTable,
  StockBlacklistTable,
} from './tables/editor'
import type { FilesTable, OutsidePicturesTable } from './tables/files'
import type { MacrosTable } from './tables/macros'
import type {
  DeliveredMailsTable,
  EmailTemplateVersionsTable,
  EmailTemplatesTable,
  ForwardTestsTable,
  MailAccountsTable,
  OutgoingMailsTable,
  ReminderRefusalsTable,
  SendingKeysTable,
  SuppressedAddressesTable,
} from './tables/mail'
import type { MailTransferFailuresTable, MailTransferFoldersTable, MailTransfersTable } from './tables/mailTransfers'
import type {
  CustomerAddressesTable,
  InboxRulesTable,
  MessageReadsTable,
  MessageVersionsTable,
  MessagesTable,
  UnassignedEmailsTable,
} from './tables/messages'
import type { ClockTable, CommandKeysTable, FaultsTable, JobsTable, SecretsTable } from './tables/operation'
import type {
  BrandImagesTable,
  HostingNodesTable,
  MembershipsTable,
  PartnersTable,
  StaffInvitationsTable,
  UsersTable,
} from './tables/partners'
import type { DraftsTable, NotificationsTable, RecentActionsTable, SavedViewDefaultsTable, SavedViewsTable } from './tables/personal'
import type {
  AgencyOfferStatesTable,
  AgencyOfferWebsitesTable,
  AgencyOffersTable,
  GoalReportsTable,
  PartnerInvoicesTable,
  PartnerSubscriptionsTable,
} from './tables/plans'
import type {
  FoldersTable,
  PlansTable,
  PortalLinksTable,
  PortalSessionsTable,
  RemarksTable,
  SecretLinksTable,
  LibraryFilesTable,
  SynonymsTable,
  WishesTable,
} from './tables/portal'
import type { ClientDefaultsTable, ResellerCustomersTable, ResellerPlansTable } from './tables/reseller'
import type {
  ApiTokensTable,
  AuditLogTable,
  CodeAppsTable,
  PasskeyChallengesTable,
  PasskeysTable,
  PasswordResetsTable,
  PendingSignInsTable,
  RateLimitsTable,
  RecoveryCodesTable,
  SessionsTable,
  SsoCodesTable,
} from './tables/sessions'
import type { WebhookAttemptsTable, WebhookMessagesTable, WebhooksTable } from './tables/webhooks'
import type { LeadMergesTable, StatusMovesTable, WebsiteChangesTable } from './tables/websiteChanges'
import type {
  DeletedTagsTable,
  FollowsTable,
  NoteVersionsTable,
  NotesTable,
  StarsTable,
  TagsTable,
  WebsiteTagsTable,
  WebsitesTable,
} from './tables/websites'
import type { TodosTable, WorkSessionsTable } from './tables/work'

/**
 * All tables. Columns are snake_case; `date` columns are `YYYY-MM-DD` strings, `timestamptz` are Dates, `jsonb` is written as `JSON.stringify(value)` and read parsed.
 * No column takes its time from the database server: the host's clock can travel, so every instant is passed in.
 */
export interface Database {
  partners: PartnersTable
  website_watches: WebsiteWatchesTable
  forward_tests: ForwardTestsTable
  brand_images: BrandImagesTable
  hosting_nodes: HostingNodesTable
  reseller_customers: ResellerCustomersTable
  reseller_plans: ResellerPlansTable
  client_defaults: ClientDefaultsTable
  agency_offers: AgencyOffersTable
  agency_offer_states: AgencyOfferStatesTable
  agency_offer_websites: AgencyOfferWebsitesTable
  partner_subscriptions: PartnerSubscriptionsTable
  partner_invoices: PartnerInvoicesTable
  goal_reports: GoalReportsTable
  webhooks: WebhooksTable
  webhook_messages: WebhookMessagesTable
  webhook_attempts: WebhookAttemptsTable
  users: UsersTable
  memberships: MembershipsTable
  staff_invitations: StaffInvitationsTable
  sessions: SessionsTable
  sso_codes: SsoCodesTable
  code_apps: CodeAppsTable
  passkeys: PasskeysTable
  recovery_codes: RecoveryCodesTable
  passkey_challenges: PasskeyChallengesTable
  pending_sign_ins: PendingSignInsTable
  password_resets: PasswordResetsTable
  api_tokens: ApiTokensTable
  rate_limits: RateLimitsTable
  audit_log: AuditLogTable
  websites: WebsitesTable
  drafts: DraftsTable
  recent_actions: RecentActionsTable
  notifications: NotificationsTable
  saved_views: SavedViewsTable
  saved_view_defaults: SavedViewDefaultsTable
  macros: MacrosTable
  secret_links: SecretLinksTable
  lead_merges: LeadMergesTable
  status_moves: StatusMovesTable
  website_changes: WebsiteChangesTable
  tags: TagsTable
  deleted_tags: DeletedTagsTable
  website_tags: WebsiteTagsTable
  follows: FollowsTable
  stars: StarsTable
  notes: NotesTable
  note_versions: NoteVersionsTable
  messages: MessagesTable
  message_reads: MessageReadsTable
  message_versions: MessageVersionsTable
  unassigned_emails: UnassignedEmailsTable
  customer_addresses: CustomerAddressesTable
  inbox_rules: InboxRulesTable
  email_templates: EmailTemplatesTable
  email_template_versions: EmailTemplateVersionsTable
  mail_accounts: MailAccountsTable
  outgoing_mails: OutgoingMailsTable
  delivered_mails: DeliveredMailsTable
  mail_transfers: MailTransfersTable
  outside_pictures: OutsidePicturesTable
  reminder_refusals: ReminderRefusalsTable
  sending_keys: SendingKeysTable
  suppressed_addresses: SuppressedAddressesTable
  mail_transfer_folders: MailTransferFoldersTable
  mail_transfer_failures: MailTransferFailuresTable
  files: FilesTable
  todos: TodosTable
  work_sessions: WorkSessionsTable
  contracts: ContractsTable
  invoices: InvoicesTable
  statistics_sites: StatisticsSitesTable
  statistics_answers: StatisticsAnswersTable
  visits: VisitsTable
  website_annotations: WebsiteAnnotationsTable
  website_checks: WebsiteChecksTable
  website_presence: WebsitePresenceTable
  portal_links: PortalLinksTable
  portal_sessions: PortalSessionsTable
  wishes: WishesTable
  folders: FoldersTable
  library_files: LibraryFilesTable
  remarks: RemarksTable
  synonyms: SynonymsTable
  plans: PlansTable
  cms_documents: CmsDocumentsTable
  cms_locks: CmsLocksTable
  snapshots: SnapshotsTable
  presets: PresetsTable
  preset_uses: PresetUsesTable
  collections: CollectionsTable
  collection_fields: CollectionFieldsTable
  collection_items: CollectionItemsTable
  shops: ShopsTable
  share_codes: ShareCodesTable
  stock_blacklist: StockBlacklistTable
  assistant_reports: AssistantReportsTable
  domains: DomainsTable
  dns_zones: DnsZonesTable
  dns_records: DnsRecordsTable
  dns_versions: DnsVersionsTable
  dnssec_keys: DnssecKeysTable
  domain_orders: DomainOrdersTable
  domain_notices: DomainNoticesTable
  domain_owners: DomainOwnersTable
  domain_proofs: DomainProofsTable
  mailboxes: MailboxesTable
  mailbox_folders: MailboxFoldersTable
  mailbox_messages: MailboxMessagesTable
  outside_domains: OutsideDomainsTable
  owner_confirmations: OwnerConfirmationsTable
  dns_faults: DnsFaultsTable
  jobs: JobsTable
  clock: ClockTable
  command_keys: CommandKeysTable
  faults: FaultsTable
  secrets: SecretsTable
}
