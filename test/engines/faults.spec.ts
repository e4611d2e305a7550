import { FAULTS, type Fault } from '../browser/support/faultyProxy'
import { type Line, openLine } from './line'
import { Page } from './Page'
import { expect, test as base } from './test'
import { chunkOf } from '../browser/support/chunkOf'

const test = base.extend<{ freshLine: Line; freshTab: Page }>({
  /** Has an address of its own, under which the browser has kept no files. */
  async freshLine({ faults }, provide) {
    const line = await openLine(faults.origin)
    await provide(line)
    faults.mend()
    await line.close()
  },
  freshTab: ({ engine, freshLine }, provide) => provide(new Page(engine, freshLine.origin)),
})

const MISSING = /^This part could not be loaded\./

test.beforeEach(({ signIn }) => signIn('several'))

for (const what of ['answered with a web page', 'of another hash'])
  test(`files ${what}: it is told, the rest goes on, nothing typed is lost, and the next try brings them`, async ({
    freshTab: tab,
    freshLine: line,
    faults,
    engine,
  }) => {
    const fault = FAULTS[what] as Fault
    const name = tab.role('textbox', 'First name')
    faults.break(chunkOf('profile'), fault)
    await tab.open('/profile')
    await tab.island('main').text(MISSING).visible()
    await tab.role('button', /^User menu: /).visible()
    faults.mend()
    await tab.island('main').role('button', 'Try again').click()
    await name.fill('Typed')

    faults.break(/\/chunks\/frame-later-/, fault)
    const switchPartner = async () => {
      await tab.role('button', /^User menu: /).click()
      await tab.role('menuitem', 'Switch partner').click()
    }
    await switchPartner()
    await tab.text(MISSING).visible()
    await name.holds('Typed')
    faults.mend()
    await switchPartner()
    await tab.role('dialog', 'Switch partner').visible()
    await name.holds('Typed')

    expect(await engine.run(() => 'isTampered' in globalThis)).toBe(false)
    expect(line.problems.splice(0)).not.toEqual([])
  })

test('what goes wrong in a page is told to these journeys', async ({ tab, line, engine }) => {
  await tab.open('/profile')
  await engine.run(() => {
    console.error('said by hand')
    void Promise.reject(new Error('rejected by hand'))
    document.body.append(Object.assign(document.createElement('img'), { src: 'https://elsewhere.example/' }))
  })
  for (const told of ['said by hand', 'rejected by hand', 'violation of img-src'])
    await expect.poll(() => line.problems.join('\n')).toContain(told)
  line.problems.splice(0)
})
