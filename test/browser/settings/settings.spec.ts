import type { Browser, Locator, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../../demo/seeds/logins'
import type { Sink } from '../../server/support/openSink'
import { picture } from '../profile/picture'
import { expect, expectNoViolations, MAIL_PASSWORD, MAIL_USER, test } from './test'

const TEAM = ['manager', 'support', 'design', 'editor', 'sales'] as const
const PAGES = [
  ['/subscription/manage', 'Subscription'],
  ['/agency-offers', 'Offers for agencies'],
  ['/partner-settings', 'Reseller settings'],
  ['/view/language', 'Language'],
] as const
const NEW_PASSWORD = 'a-lamp-beside-the-old-harbour'

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 })
// Long on purpose: one agency, from its first minute on.
test.describe.configure({ timeout: 240_000 })

test('a new agency is set up through its screens alone, and what is set acts', async ({ page, browser, mailServer, receiver }) => {
  await logIn(page)

  await test.step('team, brand, mail server, statuses and rules', async () => {
    await page.goto('/account')
    await fillTeam(page)
    await fillBrand(page)
    await save(page, 'Company', 'White label')
    await fillMailServer(page, mailServer)
    await switchOnLeads(page)
    await fillAutomation(page)
    await save(page, 'E-mail setup', 'Statuses', 'Automation')
    await expectNoViolations(page)
  })
  await test.step('a key for mails is made, and signs them once its record is found', () => makeSendingKey(page))
  const secret = await test.step('a webhook', () => addWebhook(page, `http://${receiver.host}/events`))

  await test.step('the plan limits how many people are invited', async () => {
    await choosePlan(page, 'Starter')
    await page.goto('/users')
    const dialog = await invite(page)
    const link = dialog.getByRole('alert').getByRole('link', { name: /Your plan allows 5 people/ })
    await expect(link).toHaveAttribute('href', /studio\.example\/plans/)
    await choosePlan(page, 'Studio')
  })
  await test.step('five people are invited and accept', async () => {
    await page.goto('/users')
    await expect(await invite(page)).toHaveCount(0)
    await expect.poll(() => mailServer.received.length).toBe(TEAM.length)
    for (const role of TEAM) await accept(browser, mailServer, `${role}@studio.example`)
    await page.reload()
    await expect(page.getByRole('row').filter({ hasText: 'Active' })).toHaveCount(TEAM.length + 1)
    await expectNoViolations(page)
  })
  await test.step('what was changed stands in the log, in words', async () => {
    await page.goto('/account#changes')
    const log = region(page, 'Change log')
    await log
      .getByText(/Anna Petersen/)
      .last()
      .click()
    await expect(log).toContainText('Company name')
    await expect(log).toContainText('Studio North')
    await expect(log).not.toContainText(/[{}]|validationSettings|statusSettings/)
    await expectNoViolations(page)
  })
  await test.step('two customers of the reseller', async () => {
    await page.goto('/clients')
    for (const company of ['Harbour Bakery', 'Dune Hotel']) await addClient(page, company)
    await expect.poll(() => mailServer.received.length).toBe(TEAM.length + 2)
    await accept(browser, mailServer, 'owner@harbourbakery.example')
    await page.reload()
    await expect(page.getByRole('row', { name: /Harbour Bakery/ })).toContainText('Active')
    await expect(page.getByRole('row', { name: /Dune Hotel/ })).toContainText('Invited')
    await expectNoViolations(page)
  })

  await test.step('the remaining pages can be read and used by everybody', async () => {
    for (const [path, heading] of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expectNoViolations(page)
    }
  })

  await test.step('mails carry the brand, and nobody else’s', async () => {
    for (const { mail } of mailServer.received) {
      expect(mail.from?.address).toBe('hello@studio.example')
      expect(mail.html).toContain('#0b6b75')
      expect(`${mail.subject} ${mail.html}`).not.toContain('Partner Islands')
    }
  })
  await test.step('the brand is on the pages', async () => {
    await page.goto('/')
    await expect(page.getByRole('banner').locator('img.brand__logo')).toBeVisible()
    await expect(page.locator('link[href="/static/brand/0b6b75.css"]')).toHaveCount(1)
    await page.goto('/view/privacy')
    await expect(page.getByRole('link', { name: 'Privacy policy of Studio North' })).toHaveAttribute(
      'href',
      'https://studio.example/privacy',
    )
    await expect(page.locator('body')).not.toContainText('Partner Islands')
  })
  await test.step('statuses, to-dos and rules act on a website', async () => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: /^Leads/ })).toBeVisible()
    await createWebsite(page, 'Lighthouse Café')
    await expect(page.getByRole('checkbox', { name: 'Ask for the logo' })).toBeVisible()
    await page.getByRole('button', { name: 'Status: Preparation' }).click()
    await page.getByRole('menuitemradio', { name: /^Creation/ }).click()
    const refusal = page.getByRole('dialog', { name: 'This website was not changed' })
    await expect(refusal).toContainText('Nobody is assigned yet')
    await page.keyboard.press('Escape')
  })
  await test.step('the webhook is told, signed', async () => {
    await expect
      .poll(() => receiver.events(secret).map(({ event, website }) => `${event} ${website?.title}`))
      .toContain('website_created Lighthouse Café')
  })
})

async function logIn(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByLabel('E-mail address').fill('admin@demo.partner')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'User menu: Anna Petersen' })).toBeVisible()
}

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** A page of the settings, by its link. */
async function section(page: Page, name: string): Promise<Locator> {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click()
  const place = region(page, name)
  await expect(place).toBeVisible()
  return place
}

/** What is changed on all pages, in one go. */
async function save(page: Page, ...names: string[]): Promise<void> {
  const main = page.locator('[data-island=main] .partner-root')
  for (const name of names) await expect(main.getByRole('link', { name, exact: true }).last()).toBeVisible()
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(main.getByRole('button', { name: 'Save' })).toHaveCount(0)
}

async function fillTeam(page: Page): Promise<void> {
  const team = await section(page, 'Company')
  await team.getByLabel('Company name').fill('Studio North')
  await team.getByLabel('E-mail address').fill('hello@studio.example')
  await team.getByRole('textbox', { name: 'Privacy policy (web address)' }).fill('studio.example/privacy')
}

async function fillBrand(page: Page): Promise<void> {
  const brand = await section(page, 'White label')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    brand.getByRole('button', { name: 'Logo Choose a file', exact: true }).click(),
  ])
  await chooser.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture(600, 200) })
  await brand.getByLabel('Brand colour').last().fill('0b6b75')
  await brand.getByRole('textbox', { name: 'Upgrade page' }).fill('studio.example/plans')
}

async function fillMailServer(page: Page, { port }: Sink): Promise<void> {
  const mail = await section(page, 'E-mail setup')
  await mail.getByLabel('Outgoing server (SMTP)').fill('127.0.0.1')
  await mail.getByLabel('Port').fill(String(port))
  await mail.getByLabel('Encryption').selectOption('none')
  await mail.getByLabel('User name').fill(MAIL_USER)
  await mail.getByLabel('SMTP password').fill(MAIL_PASSWORD)
}

async function makeSendingKey(page: Page): Promise<void> {
  const mail = await section(page, 'E-mail setup')
  await mail.getByText('Try it out').click()
  await mail.getByRole('button', { name: 'Check the sender' }).click()
  await mail.getByRole('button', { name: 'Make a key' }).click()
  const dkim = mail.getByRole('listitem').filter({ hasText: 'DKIM' })
  await expect(dkim).toContainText('From then on your mails are signed.')
  await expectNoViolations(page)
  const [name, content] = await dkim.locator('code').allTextContents()
  const preview = (path: string, data: object) =>
    page.request.put(`/preview/api/${path}`, { headers: { 'X-Requested-With': 'XMLHttpRequest' }, data, failOnStatusCode: true })
  await preview('outside-domain', {
    name: 'studio.example',
    records: [{ type: 'TXT', name: name?.replace('.studio.example', ''), content }],
  })
  // Until nobody remembers that it was not there.
  await preview('clock', { offsetMs: 10 * 60_000 })
  await mail.getByRole('button', { name: 'Check the sender' }).click()
  await expect(dkim).toContainText('Your mails are signed with this key.')
  await preview('clock', { offsetMs: 0 })
}

async function switchOnLeads(page: Page): Promise<void> {
  const statuses = await section(page, 'Statuses')
  await statuses.getByLabel('New lead').check()
}

async function fillAutomation(page: Page): Promise<void> {
  const automation = await section(page, 'Automation')
  await automation.getByLabel('Somebody is in charge before creation begins').check()
  await automation.getByRole('textbox', { name: 'Preparation' }).fill('Ask for the logo\nSend the questionnaire')
}

/** Answers the secret, which is shown this once. */
async function addWebhook(page: Page, url: string): Promise<string> {
  await section(page, 'Webhooks')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add webhook' })
  await dialog.getByLabel('Name').fill('CRM')
  await dialog.getByLabel('Address').fill(url)
  await dialog.getByRole('checkbox', { name: 'Website created' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const shown = page.getByRole('dialog', { name: 'Secret' })
  const secret = await shown.getByRole('textbox', { name: 'Secret' }).inputValue()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(shown).toHaveCount(0)
  return secret
}

async function choosePlan(page: Page, plan: string): Promise<void> {
  await page.goto('/subscription/manage')
  await page.getByRole('button', { name: `Choose ${plan}` }).click()
  await page.getByRole('button', { name: 'Change plan' }).click()
  await expect(page.getByText(`Your plan is ${plan} now`)).toBeVisible()
}

async function invite(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite colleagues' })
  await dialog.getByLabel('People', { exact: true }).fill(TEAM.map((role) => `${role} Tester;${role}@studio.example;${role}`).join('\n'))
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('button', { name: 'Send 5 invitations' }).click()
  return dialog
}

/** The person follows the link of the mail, in a browser of their own, and works there. */
async function accept(browser: Browser, { received }: Sink, email: string): Promise<void> {
  const sent = received.find(({ recipients }) => recipients.includes(email))
  const link = /http\S+\/invitation\/\S+/.exec(sent?.mail.text ?? '')?.[0] ?? ''
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(link)
  // Nobody else's name, from the first page on.
  await expect(page.locator('body')).not.toContainText('Partner Islands')
  const forename = page.getByLabel('First name')
  if ((await forename.inputValue()) === '') await forename.fill('Owner')
  await page.getByLabel('Choose a password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(page.getByRole('button', { name: /^User menu/ })).toBeVisible()
  await context.close()
}

async function addClient(page: Page, company: string): Promise<void> {
  await page.getByRole('button', { name: 'Add customer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add customer' })
  await dialog.getByLabel('Company').fill(company)
  await dialog.getByLabel('E-mail of the first admin').fill(`owner@${company.toLowerCase().replaceAll(' ', '')}.example`)
  await dialog.getByRole('button', { name: 'Add and invite' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row', { name: new RegExp(company) })).toBeVisible()
}

async function createWebsite(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'New website' }).click()
  const dialog = page.getByRole('dialog', { name: 'New website' })
  await dialog.getByRole('textbox', { name: 'Website' }).fill(title)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}
