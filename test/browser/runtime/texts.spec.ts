import { expect, test } from '../support/test'
import { counter, errorsOf, island } from './markup'

const HOSTILE = '<img src=x onerror=alert(1)> {name} <b>'

test('the texts of another team may be whatever ICU MessageFormat has, in the language of the page', async ({ page, open, violations }) => {
  const errors = errorsOf(page)
  await open(island('texts', 'id="texts"', { name: HOSTILE }), { isStrict: true })
  const lines = page.getByTestId('texts').getByRole('listitem')
  await expect(lines).toHaveText([
    `${HOSTILE}'s shop`,
    'You came 22nd.',
    'You bought 1,200 cakes.',
    'It costs €1,234.50 until May 3, 2026.',
    `Read the terms of ${HOSTILE}.`,
    'Half a {placeholder',
  ])
  await expect(page.getByRole('link', { name: 'the terms of' }).locator('strong')).toHaveText('terms')
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('partner-islands:locale', { detail: { locale: 'de' }, cancelable: true })),
  )
  await expect(lines).toHaveText([
    `Der Laden von ${HOSTILE}`,
    'Sie kamen als 22.',
    'Sie haben 1.200 Kuchen gekauft.',
    /^Es kostet 1\.234,50\s€ bis 3\. Mai 2026\.$/,
    `Lesen Sie die Regeln von ${HOSTILE}.`,
    'Ein halber {placeholder',
  ])
  expect(errors).toEqual([])
  expect(await violations()).toEqual([])
})

test('the parser is loaded for texts that no build has parsed, and for no others', async ({ page, open }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const parser = () => loaded.filter((url) => url.includes('parseMessages'))
  await open(counter('a', 'a'))
  await expect(page.locator('#a button')).toBeVisible()
  expect(parser()).toEqual([])
  await open(island('texts', 'id="texts"', { name: 'Ada' }))
  await expect(page.getByTestId('texts')).toBeVisible()
  expect(parser()).toHaveLength(1)
})

test('a value that was forgotten leaves a message with Retry, and the report names the text and the value', async ({
  page,
  open,
  failures,
}) => {
  const told = page.waitForEvent('console', (message) => message.text().includes('"shop.title" needs a value for "name"'))
  await open(`${island('texts', 'id="texts"', { name: 'Ada', forgets: true })}${counter('a', 'a')}`)
  await expect(page.locator('#texts').getByText('This part of the page could not be shown.')).toBeVisible()
  await expect(page.locator('#a button')).toBeVisible()
  await told
  expect(await failures()).toEqual([{ code: 'render', island: 'texts' }])
})
