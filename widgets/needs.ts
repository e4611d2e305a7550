import type { Route } from '../src/contract'
import { needs as agencyOffers } from './agency-offers/needs'
import { needs as agencyStatistics } from './agency-statistics/needs'
import { needs as clients } from './clients/needs'
import { needs as collections } from './collections/needs'
import { needs as domains } from './domains/needs'
import { needs as emailTemplates } from './email-templates/needs'
import { needs as goals } from './goals/needs'
import { needs as mailTransfer } from './mail-transfer/needs'
import { needs as next } from './next/needs'
import { needs as outgoingMails } from './outgoing-mails/needs'
import { needs as overdueTodos } from './overdue-todos/needs'
import { needs as profile } from './profile/needs'
import { needs as resellerSettings } from './reseller-settings/needs'
import { needs as settings } from './settings/needs'
import { needs as staff } from './staff/needs'
import { needs as subscription } from './subscription/needs'
import { needs as tickets } from './tickets/needs'
import { needs as timeReport } from './time-report/needs'
import { needs as unassignedEmails } from './unassigned-emails/needs'
import { needs as websiteDetails } from './website-details/needs'
import { needs as websiteTemplates } from './website-templates/needs'
import { needs as websites } from './websites/needs'

/** The routes without which an island has nothing to show, by its name. */
export const needs: Readonly<Record<string, readonly Route[]>> = {
  ...agencyOffers,
  ...agencyStatistics,
  ...clients,
  ...collections,
  ...domains,
  ...emailTemplates,
  ...goals,
  ...mailTransfer,
  ...next,
  ...outgoingMails,
  ...overdueTodos,
  ...profile,
  ...resellerSettings,
  ...settings,
  ...staff,
  ...subscription,
  ...tickets,
  ...timeReport,
  ...unassignedEmails,
  ...websiteDetails,
  ...websiteTemplates,
  ...websites,
}
