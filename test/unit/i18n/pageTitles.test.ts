import { readFileSync } from 'node:fs'
import { LOCALES } from '../../../src/model'

/** Entries of menus and of the sidebar, with the text that heads the page or the section that they lead to. */
const LEADS_TO: Readonly<Record<string, readonly [folder: string, title: string]>> = {
  'view.unassigned': ['unassigned-emails', 'unassignedEmails.title'],
  'menu.staff': ['staff', 'staff.title'],
  'menu.team': ['settings', 'settings.team'],
  'menu.white-label': ['settings', 'settings.white-label'],
  'menu.email-setup': ['settings', 'settings.email-setup'],
  'menu.statuses': ['settings', 'settings.statuses'],
  'menu.automation': ['settings', 'settings.automation'],
  'menu.webhooks': ['settings', 'settings.webhooks'],
  'menu.reseller-settings': ['reseller-settings', 'resellerSettings.title'],
  'menu.clients': ['clients', 'clients.title'],
  'menu.basics': ['profile', 'profile.basics'],
  'menu.notifications': ['profile', 'profile.notifications'],
  'menu.absence': ['profile', 'profile.absence'],
  'menu.domains': ['domains', 'domains.title.all'],
  'menu.email-templates': ['email-templates', 'emailTemplates.title'],
  'menu.outgoing-mails': ['outgoing-mails', 'outgoingMails.title'],
  'menu.statistics': ['agency-statistics', 'agencyStatistics.title'],
  'menu.time-report': ['time-report', 'timeReport.title'],
  'menu.mail-transfer': ['mail-transfer', 'mailTransfer.title'],
  'menu.subscription': ['subscription', 'subscription.title'],
  'menu.offers': ['agency-offers', 'agencyOffers.title'],
}

const textsOf = (folder: string, locale: string): Record<string, string> =>
  JSON.parse(readFileSync(`${folder}/messages/${locale}.json`, 'utf8'))

test.each(LOCALES)('a page is called as the entry that leads to it: %s', (locale) => {
  const entries = textsOf('src/i18n', locale)
  for (const [entry, [folder, title]] of Object.entries(LEADS_TO))
    expect([entry, textsOf(`widgets/${folder}`, locale)[title]]).toEqual([entry, entries[entry]])
})
