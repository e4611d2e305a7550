import { expectNoViolations } from '../support/axe'
import { expect, LEAD, openWebsite, test } from './test'

const OTHER = { id: 2, title: '' }

test('a running timer is in sight on every page: it is stopped there, and started again', async ({ page, signIn }) => {
  await signIn('manager')
  await openWebsite(page, LEAD)
  const header = page.getByRole('banner')
  const clock = header.getByRole('timer')

  await test.step('it is started on the website, whose title has the time', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Start timer' }).click()
    await expect(clock).toHaveAccessibleName(`Timer on ${LEAD.title}`)
    await expect(page).toHaveTitle(new RegExp(`^⏱ 0:00 · (?!.*⏱)`))
  })

  await test.step('the overview and another website show it, and name the website in the title', async () => {
    await page.goto('/')
    await expect(header.getByRole('link', { name: LEAD.title })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^⏱ 0:0\\d ${LEAD.title} · `))
    await expectNoViolations(page)
    await page.goto(`/website/${OTHER.id}`)
    await expect(page).toHaveTitle(new RegExp(`^⏱ 0:0\\d ${LEAD.title} · (?!.*⏱)`))
  })

  await test.step('it is stopped and started again from the overview, also for another tab', async () => {
    const other = await page.context().newPage()
    await other.goto('/')
    await expect(other.getByRole('banner').getByRole('timer')).toBeVisible()
    await page.goto('/')
    await header.getByRole('button', { name: 'Stop timer' }).click()
    await expect(clock).toBeHidden()
    await expect(other.getByRole('banner').getByRole('timer')).toBeHidden()
    await expect(page).toHaveTitle(/^(?!⏱)/)
    await header.getByRole('button', { name: 'Timer', exact: true }).click()
    await page.getByRole('menuitem', { name: `Continue with ${LEAD.title}` }).click()
    await expect(clock).toHaveAccessibleName(`Timer on ${LEAD.title}`)
    await expect(other.getByRole('banner').getByRole('timer')).toBeVisible()
  })
})

test('a press on its button that began before the running timer was loaded opens its menu', async ({ page, signIn }) => {
  await signIn('manager')
  await openWebsite(page, LEAD)
  const header = page.getByRole('banner')
  const button = header.getByRole('button', { name: 'Timer', exact: true })
  await page.getByRole('main').getByRole('button', { name: 'Start timer' }).click()
  await expect(header.getByRole('timer')).toBeVisible()

  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/chunks/*', async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('timer.last')) await held
    await route.fulfill({ response })
  })
  await page.goto('/')
  await button.hover()
  await page.mouse.down()
  release()
  await expect(header.getByRole('timer')).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('menuitem', { name: LEAD.title })).toBeVisible()
})
