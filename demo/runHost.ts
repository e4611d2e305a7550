import type { OpenDatabase } from './db'
import { keepStatistics } from './services'
import { DEMO_PASSWORD, LOGINS, seed, type SeedName } from './seeds'
import { startMail } from './startMail'
import type { ImapServer } from './features/mailTransfer/openImapServer'
import type { ImapService } from './imap/openImap'
import { startMailTransfers } from './features/mailTransfer/startMailTransfers'
import { startWebhooks } from './outbox/webhooks/startWebhooks'
import type { Services } from './kernel/context'
import { startScanning } from './features/files/scanWaiting'
import { startDueWork } from './dueWork'
import { createApp } from './createApp'
import { createServices } from './createServices'
import { listen } from './listen'
import { startReportingGoals } from './features/shell/reportGoals'
import type { Settings } from './settings'
import { stopOnSignal } from './stopOnSignal'
import { startWatching } from './features/websites/watch/watchWebsites'

/** Starts what serves, sends and watches, with a database that is open, and says where. */
export async function runHost(open: OpenDatabase, settings: Settings): Promise<void> {
  const leaving = new AbortController()
  const services = await createServices(open, {
    ...settings,
    leaving: leaving.signal,
    log: (line) => console.log(JSON.stringify(line)),
  })
  if (settings.demo) await seedOnce(services, settings.dataSet)
  const mail = await startMail(open, services)
  const mailboxes = settings.demo ? await openMailboxes(services) : []
  const imap = settings.demo ? await openDemoImap(open, services) : null
  const transfers = await startMailTransfers(open, services)
  const webhooks = await startWebhooks(open, services)
  const work = [
    mail.close,
    transfers.close,
    webhooks.close,
    startDueWork(services),
    startWatching(services),
    await startScanning(services),
    startReportingGoals(services, settings.onboardingGuideUrl),
    ...(open.exclusive ? [keepStatistics(open.db, services.log)] : []),
    ...mailboxes.map(({ close }) => close),
    ...(imap ? [imap.close] : []),
  ]

  const { origin, requests } = await listen(createApp(services), settings)
  // Links in mails of the demo lead back to it.
  if (settings.demo) services.publicUrl ??= origin
  // Before it says that it is there: whoever hears of it may end it.
  stopOnSignal({ leaving, open, requests, services, work }, settings)
  console.log(`Partner host: ${origin}`)
  console.log(`Mail comes in by smtp://127.0.0.1:${mail.port}`)
  if (imap) console.log(`Mailboxes of domains are read by imap://${imap.host}:${imap.port} (password ${DEMO_PASSWORD})`)
  console.log(`Name servers: ${services.dns.servers.authoritative.address}, resolver: ${services.dns.servers.public.address}`)
  for (const { host, port, user, password } of mailboxes) console.log(`Mailbox to move: ${user}, ${password}, imap://${host}:${port}`)
  if (settings.demo) printLogins()
}

async function openMailboxes(services: Services): Promise<ImapServer[]> {
  // Loaded here, because an installation without the demo does without the package.
  const { openDemoMailboxes } = await import('./features/mailTransfer/openDemoMailboxes')
  const mailboxes = await openDemoMailboxes()
  services.imapAllow = [...services.imapAllow, ...mailboxes.map(({ host, port }) => `${host}:${port}`)]
  return mailboxes
}

async function openDemoImap(open: OpenDatabase, services: Services): Promise<ImapService> {
  const { openImap } = await import('./imap/openImap')
  return openImap(open, services)
}

async function seedOnce({ db, files, clock }: Services, name: SeedName): Promise<void> {
  const partner = await db.selectFrom('partners').select('id').executeTakeFirst()
  if (!partner) await seed({ db, files, name, now: clock.now() })
}

function printLogins(): void {
  console.log(`Logins (password ${DEMO_PASSWORD}):`)
  for (const { email, roles, partner } of LOGINS) console.log(`  ${email.padEnd(34)}${roles.join(', ').padEnd(26)}${partner}`)
}
