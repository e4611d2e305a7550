import type { Sink } from '../../server/support/openSink'
import { expectNoViolations } from '../support/axe'
import { expect, paste, signIn, test } from './test'

test.describe.configure({ mode: 'serial' })

const CUSTOMER = 'info@blumenhaus-brandt.example'
const WEBSITE = 3

/** Without what the host writes to the staff by itself, such as notices before domains expire. */
const toCustomers = ({ received }: Sink) =>
  received.filter(({ recipients }) => !recipients.some((address) => address.endsWith('@demo.partner')))

test('a customer writes, is answered from a template with a file, and gets the answer once it cannot be taken back any more', async ({
  page,
  host,
}) => {
  test.setTimeout(180_000)
  const violations: string[] = []
  page.on('console', (message) => message.text().includes('Content Security Policy') && violations.push(message.text()))
  await signIn(page, host.origin)
  await host.deliver({
    from: `Blumenhaus <${CUSTOMER}>`,
    to: 'inbox+1@demo.partner',
    subject: 'Opening hours',
    text: 'Please change our opening hours.',
    messageId: '<question@blumenhaus-brandt.example>',
  })

  await page.goto(`${host.origin}/tickets`)
  // Not the one that the host wrote, which the island takes the place of.
  const ticket = page.locator('[data-island=main] .partner-root').getByRole('link', { name: 'Opening hours' })
  await expect(ticket).toBeVisible()
  await ticket.click()
  await expect(page.getByText('Please change our opening hours.').first()).toBeVisible()

  const reply = await page.evaluate(async (website) => {
    const answer = await fetch(`/website/${website}/messages?search=Opening`, {
      headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    })
    const { items } = (await answer.json()) as { items: { id: number; subject: string }[] }
    return items.find(({ subject }) => subject === 'Opening hours')?.id
  }, WEBSITE)
  await page.goto(`${host.origin}/email-composer/compose/${WEBSITE}?reply=${reply}`)
  await expect(page.getByLabel('Subject')).toHaveValue('Re: Opening hours')
  await page.getByLabel('Template', { exact: true }).selectOption({ label: 'Answer (en)' })
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect(text).toContainText('thank you for your message. It is done.')
  await page.locator('input[type=file]').setInputFiles({ name: 'hours.txt', mimeType: 'text/plain', buffer: Buffer.from('9 to 5') })
  await expect(page.getByText('hours.txt')).toBeVisible()
  expect(violations).toEqual([])
  await expectNoViolations(page)
  // axe tries styles on the page.
  violations.length = 0

  // Taken back: the draft is the same, word for word and file for file.
  const before = await text.innerHTML()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(text).toContainText('It is done.')
  expect(await text.innerHTML()).toBe(before)
  await expect(page.getByLabel('Subject')).toHaveValue('Re: Opening hours')
  await expect(page.getByText('hours.txt')).toBeVisible()

  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('The e-mail leaves in a few seconds')).toBeVisible()
  // The host reminds others by itself.
  const answers = () => toCustomers(host.sink).filter(({ recipients }) => recipients.includes(CUSTOMER))
  await expect.poll(() => answers().length, { timeout: 60_000 }).toBe(1)
  const [received] = answers()
  expect(received?.recipients).toEqual([CUSTOMER])
  expect(received?.mail).toMatchObject({
    subject: 'Re: Opening hours',
    inReplyTo: '<question@blumenhaus-brandt.example>',
    references: '<question@blumenhaus-brandt.example>',
    from: { address: 'inbox+1@demo.partner' },
    replyTo: [{ address: expect.stringMatching(/^inbox\+1\.3\.[0-9a-f]+@demo\.partner$/) }],
    attachments: [{ filename: 'hours.txt' }],
  })
  expect(received?.mail.text).toContain('> Please change our opening hours.')
  expect(violations).toEqual([])
})

test('an unknown sender is assigned, and the next mail finds its way', async ({ page, host }) => {
  test.setTimeout(120_000)
  await signIn(page, host.origin)
  const mail = { from: 'Niklas <niklas@private.test>', to: 'inbox+1@demo.partner', text: 'It is me.' }
  await host.deliver({ ...mail, subject: 'From my own address' })
  await page.goto(`${host.origin}/unassigned_emails`)
  // The newest opens by itself, beside the list.
  await expect(page.getByRole('heading', { name: 'From my own address' })).toBeVisible()
  await expectNoViolations(page)

  await page.getByRole('combobox', { name: 'Another website' }).fill('Blumenhaus')
  await page.getByRole('option', { name: 'Blumenhaus Brandt' }).click()
  await page.getByRole('button', { name: 'Assign', exact: true }).last().click()
  await expect(page.getByText('E-mail assigned to Blumenhaus Brandt')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'From my own address' })).toBeHidden()

  await host.deliver({ ...mail, subject: 'And once more' })
  await page.goto(`${host.origin}/tickets`)
  await expect(page.getByRole('link', { name: 'And once more' })).toBeVisible()
  await page.goto(`${host.origin}/unassigned_emails?search=Niklas`)
  await expect(page.getByText('No matches')).toBeVisible()
})

test('many mails are worked off by keys alone, each in sight, and whatever was done is taken back', async ({ page, host }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1366, height: 768 })
  await signIn(page, host.origin)
  for (let nth = 1; nth <= 18; nth++)
    await host.deliver({
      from: `Guest ${nth} <guest${nth}@pile.test>`,
      to: 'inbox+1@demo.partner',
      subject: `Pile ${nth}`,
      text: `Text ${nth}`,
    })
  await page.goto(`${host.origin}/unassigned_emails?search=pile.test`)
  const title = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  const row = (name: string) => page.getByRole('link', { name: new RegExp(`${name}(?!\\d)`) })

  // By keys from the first moment.
  await expect(title('Pile 18')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('j')
  await expect(title('Pile 17')).toBeFocused()
  await page.keyboard.press('d')
  await expect(title('Pile 16')).toBeFocused()
  await expect(row('Pile 17')).toBeHidden()
  await page.keyboard.press('z')
  await expect(title('Pile 17')).toBeFocused()
  await expect(row('Pile 17')).toBeVisible()

  // The list goes along with the keys.
  for (let nth = 16; nth >= 6; nth--) {
    await page.keyboard.press('j')
    await expect(title(`Pile ${nth}`)).toBeFocused()
    await expect(row(`Pile ${nth}`)).toBeInViewport({ ratio: 1 })
  }

  // Far down the list a mail opens in sight.
  await row('Pile 4').click()
  await expect(title('Pile 4')).toBeInViewport({ ratio: 1 })
  await expect(row('Pile 4')).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Text 4', { exact: true }).last()).toBeInViewport()
  expect(new URL(page.url()).searchParams.get('id')).not.toBeNull()
  await page.keyboard.press('Escape')
  await expect(title('Pile 4')).toBeHidden()
  await expect(row('Pile 4')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title('Pile 4')).toBeFocused()

  // Given to somebody, tagged and put off.
  await page.keyboard.press('a')
  await page.getByRole('button', { name: 'Assign to me' }).click()
  const pane = page.getByRole('complementary', { name: 'Open e-mail' })
  await expect(pane.getByRole('button', { name: /^In charge: (?!Nobody)/ })).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.press('h')
  await page.getByRole('button', { name: /^Next week/ }).click()
  await expect(title('Pile 3')).toBeFocused()
  await expect(row('Pile 4')).toBeHidden()
  await page.getByRole('button', { name: 'Snoozed', exact: true }).click()
  await row('Pile 4').click()
  await pane.getByRole('button', { name: 'Bring back now' }).click()
  await expect(row('Pile 4')).toBeHidden()
  await page.getByRole('button', { name: 'Snoozed', exact: true }).click()
  await expect(row('Pile 4')).toBeVisible()

  // On a phone the mail is the page.
  await page.setViewportSize({ width: 375, height: 740 })
  await row('Pile 4').click()
  await expect(title('Pile 4')).toBeInViewport({ ratio: 1 })
  await expect(row('Pile 4')).toBeHidden()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect(row('Pile 4')).toBeFocused()
})

test('a template is written, changed and found in its earlier version', async ({ page, host }) => {
  await signIn(page, host.origin)
  await page.goto(`${host.origin}/email-composer/templates`)
  await expect(page.getByRole('button', { name: /Welcome/ }).first()).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'New template' }).click()
  await page.getByLabel('Name').fill('Invoice')
  await page.getByLabel('Subject').fill('Your invoice')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  await page.keyboard.type('Dear {{forename')
  await page.getByRole('option', { name: /customer\.forename/ }).waitFor()
  await page.keyboard.press('Enter')
  await expect(text).toContainText('Dear {{customer.forename}}')
  const chip = text.locator('[data-field="customer.forename"]')
  await expect(chip).toHaveCSS('min-height', '24px')
  await page.keyboard.press('Backspace')
  await expect(chip).toBeHidden()
  await page.keyboard.type('{{customer.forename}}, hello')
  await expect(text).toContainText('Dear {{customer.forename}}, hello')
  await expect(chip).toBeVisible()
  await page.keyboard.press('Enter')
  await paste(text, '<table><tr><td>Monday</td><td>9–17</td></tr><tr><td>Sunday</td><td>closed</td></tr></table>')
  await expect(text.locator('p').filter({ hasText: 'Monday' })).toHaveText('Monday | 9–17')
  await expect(text.locator('p').filter({ hasText: 'Sunday' })).toHaveText('Sunday | closed')
  await page.getByRole('button', { name: 'Button to the customer area' }).click()
  await page.getByRole('menuitem', { name: 'Send us files' }).click()
  await expect(text.locator('a.button')).toHaveAttribute('href', '{{portal.files}}')
  // A link whose words are a merge field, wide and narrow.
  await page.keyboard.press('Enter')
  await paste(text, '<a href="{{portal.url}}">{{portal.url}}</a>')
  await expect(text.locator('a [data-field="portal.url"]')).toBeVisible()
  await expectNoViolations(page)
  await page.setViewportSize({ width: 375, height: 740 })
  await expectNoViolations(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Save' }).click()
  await page
    .getByRole('button', { name: /Invoice/ })
    .first()
    .click()
  await expect(text.locator('a.button')).toHaveAttribute('href', '{{portal.files}}')
  await page.getByLabel('Subject').fill('Invoice for you')
  await page.getByRole('button', { name: 'Save' }).click()
  await page
    .getByRole('button', { name: /Invoice/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Earlier versions' }).click()
  await page.getByRole('button', { name: 'Take over' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('Your invoice')
})

test('several customers get a mail of their own each, which can be taken back together', async ({ page, host }) => {
  await signIn(page, host.origin)
  await page.goto(`${host.origin}/reengage`)
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check()
  await page.getByRole('button', { name: 'Write', exact: true }).click()
  await page.getByRole('link', { name: 'Write e-mail' }).click()
  await expect(page.getByRole('heading', { name: 'Write to 1 customer' })).toBeVisible()

  // Customers of four languages; those of one get one text.
  await page.goto(`${host.origin}/email-composer/compose/3?websites=3,4,5,6,7,8&purpose=reminder`)
  const german = page.getByRole('form', { name: 'Deutsch' })
  await german.getByLabel('Subject').fill('News about {{website.title}}')
  await german.getByRole('textbox', { name: 'Text', exact: true }).fill('Are you still there, {{customer.firm|dear customer}}?')
  await german.getByRole('button', { name: 'Preview for Blumenhaus Brandt' }).click()
  await expect(page.getByText('News about Blumenhaus Brandt')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectNoViolations(page)

  const before = toCustomers(host.sink).length
  await german.getByRole('button', { name: 'Send 3 e-mails' }).click()
  await german.getByRole('button', { name: 'Take back' }).click()
  await expect(german.getByText('Taken back')).toHaveCount(3)

  await german.getByRole('checkbox', { name: 'Blumenhaus Brandt' }).uncheck()
  await german.getByRole('button', { name: 'Send 2 e-mails' }).click()
  await expect(german.getByText('On its way')).toHaveCount(2)
  await expect.poll(() => toCustomers(host.sink).length, { timeout: 60_000 }).toBe(before + 2)
  const subjects = toCustomers(host.sink)
    .slice(before)
    .map(({ mail }) => mail.subject)
  expect(subjects.toSorted()).toEqual(['News about Bäckerei Petersen', 'News about Zahnarztpraxis Öztürk'])
})

test('what is inserted before anything is written stands above the signature', async ({ page, host }) => {
  await signIn(page, host.origin)
  await page.goto(`${host.origin}/email-composer/compose/39`)
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect(text).toContainText('Nordlicht')
  const signature = (await text.innerText()).trim()
  await page.getByRole('button', { name: 'Button to the customer area' }).click()
  await page.getByRole('menuitem', { name: 'Send us files' }).click()
  await expect(text.locator('p').first()).toHaveText('Send us files')
  expect((await text.innerText()).trim().endsWith(signature)).toBe(true)
})

test('a host that is killed while it sends neither loses nor repeats the mail', async ({ page, host }) => {
  test.setTimeout(180_000)
  await signIn(page, host.origin)
  host.sink.received.length = 0
  host.sink.holds = true
  await page.goto(`${host.origin}/email-composer/compose/${WEBSITE}`)
  await page.getByLabel('Template', { exact: true }).selectOption({ label: 'Answer (en)' })
  await page.getByLabel('Subject').fill('Sent once')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(() => host.sink.held, { timeout: 60_000 }).toBe(1)
  host.sink.holds = false
  await host.crash()
  await expect.poll(() => toCustomers(host.sink).map(({ mail }) => mail.subject), { timeout: 60_000 }).toEqual(['Sent once'])
})
