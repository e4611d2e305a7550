import { test } from './manager-views/test'
test.describe.configure({ timeout: 560_000 })
const PAGES = ['/', '/websites', '/websites?mode=board', '/websites?mode=gallery', '/tickets', '/unassigned_emails/view', '/unassigned/view', '/next', '/website/4', '/website/4/domains', '/domains', '/users', '/clients', '/email-composer/templates', '/tools/outgoing-mails', '/profile', '/settings', '/partner-settings', '/tools/time-report', '/time-report', '/statistics', '/subscription', '/website/4/collections', '/overdue-todos', '/websites/assign', '/website/new', '/templates', '/tools/mail-transfer', '/agency-offers', '/plans', '/websites/leads', '/goals', '/recycle-bin', '/tickets?ticket=1']
test('looks', async ({ page, signIn }) => {
  await signIn('admin')
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 1000 })
    for (const [n, path] of PAGES.entries()) {
      await page.goto(path).catch(() => undefined)
      await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
      await page.screenshot({ path: `${process.env.OUT}/${width}-${n}${path.replace(/\W+/g, '_')}.png`, fullPage: true, animations: 'disabled' }).catch(() => undefined)
    }
  }
})
