import * as fc from 'fast-check'
import type { EmailTemplate } from '../../../../src/contract'
import { matchingTemplates } from '../../../../src/parts/composer/templates/matchingTemplates'
import { slashBefore } from '../../../../src/parts/composer/templates/slashBefore'
import { openFieldsIn } from '../../../../src/parts/composer/templates/openFieldsIn'
import { templateReply } from '../../../../src/parts/composer/templates/templateReply'

const template = (id: number, values: Partial<EmailTemplate>): EmailTemplate => ({
  id,
  name: `Template ${id}`,
  category: null,
  language: 'en',
  subject: '',
  html: '',
  text: '',
  scope: 'partner',
  ownerId: null,
  attachments: [],
  placeholders: [],
  default: false,
  usageCount: 0,
  lastUsedAt: null,
  archived: false,
  version: 0,
  updatedAt: null,
  updatedBy: null,
  ...values,
})

describe('a / offers saved replies', () => {
  it('at the beginning of a line, with what was typed after it', () => {
    expect(slashBefore('/', 1)).toEqual({ from: 0, to: 1, query: '' })
    expect(slashBefore('Hello\n/opening ho', 17)).toEqual({ from: 6, to: 17, query: 'opening ho' })
  })

  it('nowhere else', () => {
    for (const text of ['and/or', 'https://a.example/b', ' /', '1/2']) expect(slashBefore(text, text.length)).toBeNull()
  })

  it('and whatever replaces it replaces that alone', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, query, after) => {
        const text = `${before}/${query}${after}`
        const found = slashBefore(text, before.length + 1 + query.length)
        if (!found) return
        expect(text.slice(found.from, found.to)).toBe(`/${found.query}`)
        expect(found.from === 0 || text[found.from - 1] === '\n').toBe(true)
      }),
    )
  })
})

it('those in the language of the customer come first, by how often they are used; words of the text find them too', () => {
  const all = [
    template(1, { name: 'Opening hours', language: 'de' }),
    template(2, { name: 'Thanks', html: '<p>about your <b>opening</b> hours</p>', text: 'about your opening hours' }),
    template(3, { name: 'Opening' }),
    template(4, { name: 'Opening late', usageCount: 9 }),
    template(5, { name: 'Prices' }),
  ]
  expect(matchingTemplates(all, ' OPENING', 'en').map(({ id }) => id)).toEqual([4, 3, 2, 1])
  expect(matchingTemplates(all, 'nothing like it', 'en')).toEqual([])
})

it('fields are filled in, and the first hole is marked to be typed over', () => {
  const { text, marked } = templateReply(
    { html: '<p>Dear {{customer.name}},<br>it costs {{?What is the price?}} until {{website.due_date}}.</p>' },
    { fields: { 'customer.name': 'Ada', 'website.due_date': '' } },
  )
  expect(text).toBe('Dear Ada,\nit costs {{?What is the price?}} until {{website.due_date}}.')
  expect(text.slice(marked?.from, marked?.to)).toBe('{{?What is the price?}}')
  expect(openFieldsIn(text)).toEqual(['{{website.due_date}}', '{{?What is the price?}}'])
  expect(templateReply({ html: '<p>Bye</p>' }, { fields: {} })).toEqual({ text: 'Bye' })
})
