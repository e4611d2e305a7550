import { expect, test } from './test'

test.beforeEach(({ signIn }) => signIn('manager'))

test('what a list puts into a text can be undone', async ({ tab, engine }) => {
  await tab.open('/website/11')
  const note = tab.role('textbox', 'Internal note')
  await note.focus()
  await engine.type('Ask @ann')
  await tab.role('option', /Anna/).visible()
  await tab.press('Enter')
  await note.holds(/^Ask @Anna \S+ $/)
  // By its command: the windows that drive WebKit have no keys for it.
  await tab.run(() => document.execCommand('undo'))
  await note.holds(/^(?!Ask @Anna)/)
})

test('what is copied has the values that stand in fields to be, and no hidden words', async ({ tab }) => {
  await tab.open('/website/1')
  await tab.role('button', 'Edit Company: Tischlerei Hansen').visible()
  const copied = await tab.run(() => {
    const island = document.querySelector('[data-island=main]')
    const address = [...(island?.shadowRoot ?? island ?? document).querySelectorAll('dl')].find((list) =>
      list.textContent.includes('Tischlerei Hansen'),
    )
    const selection = document.getSelection()
    if (address) selection?.selectAllChildren(address)
    return selection?.toString().replace(/\s+/g, ' ')
  })
  expect(copied).toContain('Company Tischlerei Hansen First name Sabine')
})
