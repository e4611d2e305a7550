import { keepStatistics, openDatabase } from '../db'
import { DEMO_PASSWORD, LOGINS, seed, type SeedName } from '../db/seeds'
import { startMail } from '../mail/startMail'
import type { ImapServer } from '../mail/transfer/openImapServer'
import { startMailTransfers } from '../mail/transfer/startMailTransfers'
import { startWebhooks } from '../webhooks/startWebhooks'
import type { Services } from './context'
import { startScanning } from './files/scanWaiting'
import { checkSettings } from './checkSettings'
import { startDomainWork } from './domains/domainWork'
import { createApp } from './createApp'
import { createServices } from './createServices'
import { listen } from './listen'
import { startReportingGoals } from './reportGoals'
import { readSettings } from './settings'
import { startWatching } from './watch/watchWebsites'

async function main(): Promise<void> {
  const settings = readSettings(process.env, process.cwd())
  if (process.argv.includes('--check-settings')) {
    await checkSettings(settings)
    console.log('The settings are right.')
    return
  }
  const open = await openDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir })
  const services = await createServices(open, {
    ...settings,
    log: (line) => console.log(JSON.stringify(line)),
  })
  if (settings.demo) await seedOnce(services, settings.dataSet)
  const mail = await startMail(open, services)
  const mailboxes = settings.demo ? await openMailboxes(services) : []
  const transfers = await startMailTransfers(open, services)
  const webhooks = await startWebhooks(open, services)

  const stopDomainWork = startDomainWork(services)
  const stopWatching = startWatching(services)
  const stopStatistics = open.exclusive ? keepStatistics(open.db, services.log) : undefined
  const stopScanning = await startScanning(services)
  const stopReporting = startReportingGoals(services, settings.onboardingGuideUrl)

  const { origin, stop: stopListening } = await listen(createApp(services), settings)
  // Links in mails of the demo lead back to it.
  if (settings.demo) services.publicUrl ??= origin
  console.log(`Partner host: ${origin}`)
  console.log(`Mail comes in by smtp://127.0.0.1:${mail.port}`)
  console.log(`Name servers: ${services.dns.servers.authoritative.address}, resolver: ${services.dns.servers.public.address}`)
  for (const { host, port, user, password } of mailboxes) console.log(`Mailbox to move: ${user}, ${password}, imap://${host}:${port}`)
  if (settings.demo) printLogins()
  const stop = async () => {
    stopListening()
    await mail.close()
    await transfers.close()
    await Promise.all(mailboxes.map((one) => one.close()))
    await webhooks.close()
    await stopDomainWork()
    await stopWatching()
    await stopStatistics?.()
    await stopScanning()
    await stopReporting()
    await services.dns.close()
    await services.events.close()
    await open.close()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

async function openMailboxes(services: Services): Promise<ImapServer[]> {
  // Loaded here, because an installation without the demo does without the package.
  const { openDemoMailboxes } = await import('../mail/transfer/openDemoMailboxes')
  const mailboxes = await openDemoMailboxes()
  services.imapAllow = [...services.imapAllow, ...mailboxes.map(({ host, port }) => `${host}:${port}`)]
  return mailboxes
}

async function seedOnce({ db, files, clock }: Services, name: SeedName): Promise<void> {
  const partner = await db.selectFrom('partners').select('id').executeTakeFirst()
  if (!partner) await seed({ db, files, name, now: clock.now() })
}

function printLogins(): void {
  console.log(`Logins (password ${DEMO_PASSWORD}):`)
  for (const { email, roles, partner } of LOGINS) console.log(`  ${email.padEnd(34)}${roles.join(', ').padEnd(26)}${partner}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
