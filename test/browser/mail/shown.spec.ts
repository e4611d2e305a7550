import { HOSTILE_MAILS, mixedMail } from '../../fixtures/hostileMail'
import { expect, PICTURE, signIn, test } from './test'

test('what a mail quotes is folded, and one without colours of its own has those of a dark page', async ({ page, host }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, host.origin)
  await host.deliver({
    from: 'quoting@own.test',
    to: 'inbox+1@demo.partner',
    subject: 'A plain quote',
    html: '<p>Yes, please.</p><blockquote>Shall we change the opening hours?</blockquote>',
  })
  await page.goto(`${host.origin}/unassigned_emails?search=${encodeURIComponent('plain quote')}`)
  const mail = page.frameLocator('iframe')
  await expect(mail.getByText('Yes, please.')).toBeVisible()
  await expect(mail.getByText('Shall we change the opening hours?')).toBeHidden()
  const [ground, ink] = await mail.locator('body').evaluate((body) => {
    const { backgroundColor, color } = getComputedStyle(body)
    return [backgroundColor, color]
  })
  expect(ground).toBe('rgba(0, 0, 0, 0)')
  expect(Number(/\d+/.exec(ink)?.[0])).toBeGreaterThan(180)
  await page.getByRole('button', { name: 'Show quoted text' }).click()
  await expect(mail.getByText('Shall we change the opening hours?')).toBeVisible()
})

test('hostile mails run nothing, load nothing and stay in their frames', async ({ page, host, context }) => {
  await signIn(page, host.origin)
  const mails = [...Object.values(HOSTILE_MAILS), ...Array.from({ length: 12 }, (_, seed) => mixedMail(seed))]
  for (const [nth, html] of mails.entries()) {
    const from = `"<img src=x onerror=alert(1)> ${nth}" <hostile${nth}@evil.test>`
    await host.deliver({ from, to: 'inbox+1@demo.partner', subject: `<svg onload=alert(1)> trick ${nth}`, html })
  }
  // What a mail brings along is shown.
  await host.deliver({
    from: 'friend@own.test',
    to: 'inbox+1@demo.partner',
    subject: 'No trick',
    html: '<img src="cid:logo@own.test">',
    attachments: [{ filename: 'logo.png', content: PICTURE, cid: 'logo@own.test' }],
  })
  const { origin: shop, asked } = host.pictures
  await host.deliver({
    from: 'shop@shop.test',
    to: 'inbox+1@demo.partner',
    subject: 'Our newest trick',
    html: `<p>Look</p><img src="${shop}/picture.png"><img src="${shop}/gone.png" alt="Summer sale">`,
  })
  const events: string[] = []
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => events.push(`dialog ${dialog.message()}`)))
  page.on('popup', (popup) => events.push(`tab ${popup.url()}`))
  page.on('framenavigated', (frame) => /^https?:/.test(frame.url()) && !frame.url().startsWith(host.origin) && events.push(frame.url()))
  page.on('console', (message) => message.text().includes('Content Security Policy') && events.push(message.text()))
  context.on('request', (request) => !request.url().startsWith(host.origin) && events.push(`request ${request.url()}`))
  await page.addInitScript(() => addEventListener('message', ({ data }) => data === 'ran' && alert('a mail ran')))

  // All of them on one page.
  await page.route('**/unassigned_emails/view?*', (route) => route.continue({ url: `${route.request().url()}&limit=100` }))
  await page.goto(`${host.origin}/unassigned_emails?search=trick`)
  const islands = await page.locator('[data-island]').count()
  // Pictures from the internet: none before somebody asks for them, and then by the host.
  const mail = page.frameLocator('iframe')
  const loaded = /^data:image\/png;base64,/
  await expect(mail.getByText('Look')).toBeVisible()
  await expect(page.getByText('2 pictures from the internet are not loaded.')).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Show pictures' }).click()
  await expect(mail.locator('img')).toHaveAttribute('src', loaded)
  await expect.poll(() => mail.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await expect(mail.getByText('[Picture not loaded: Summer sale]')).toBeVisible()
  await expect(page.getByText('1 picture could not be loaded.')).toBeVisible()
  expect(asked.toSorted()).toEqual(['/gone.png', '/picture.png'])

  await page.getByRole('link', { name: /No trick/ }).click()
  await expect(mail.locator('img')).toHaveAttribute('src', loaded)
  await page.keyboard.press('j')
  for (let nth = mails.length - 1; nth >= 0; nth--) {
    await expect(page.getByRole('heading', { name: `<svg onload=alert(1)> trick ${nth}`, exact: true })).toBeVisible()
    await expect(page.locator('iframe')).toHaveAttribute('srcdoc', /<\/html>$/)
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
    await page.keyboard.press('j')
  }
  expect(await page.locator('[data-island]').count()).toBe(islands)
  expect(events).toEqual([])
})
