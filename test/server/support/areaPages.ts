import { WISH_PAGE_NAMES, WISH_PAGES } from '../../../demo/features/portal/wishPages'
import { SECTORS } from '../../../src/model'

type Page = [string, Record<string, unknown>]

const NAMES = ['start', 'wishes', 'files', 'feedback', 'checkout', 'emails']

const portal = (text: string) => ({
  portal_nav: NAMES.map((name, nth) => ({ name, href: '/my/', icon: 'file', current: nth === 0 })),
  website: { title: text, status: 'creation', domain: text },
  as_staff: true,
  saved: true,
  csrf_header: 'X-CSRF-Token',
  assets: { entry: null, preload: [] },
})

const file = (text: string) => (id: number) => ({ id, type: 'image', name: text, url: '/x', thumbnail: id === 1 ? '/x' : null, size: 1 })

const staff = (text: string) => ({ csrf_header: 'X-CSRF-Token', saved: true, website_id: 1, title: text })

/** Pages of editor, assistant, back office, and those elsewhere. */
function staffPages(text: string): Page[] {
  const entry = { id: 1, subject: text, message: text, date: text, from: text, done: true }
  const log = { filter: 'undone', search: text, entries: [entry], older: 2 }
  const listed = (page: number) => ({ search: page > 1 ? text : '', pagination: { page, pages: 3 } })
  const contract = { number: text, minTermEnd: text, endsAt: text, cancelledAt: null }
  const pages: Page[] = [
    ...[1, 2, 3].map(
      (page): Page => [
        'website_list',
        { ...listed(page), websites: [{ href: '/x', title: text, domain: text, status: 'creation', icon: 'pencil-ruler' }] },
      ],
    ),
    ['website_list', { search: text, pagination: { page: 1, pages: 1 }, websites: [] }],
    ['blacklist', { photos: [text] }],
    ['blacklist', { photos: [] }],
    ...[[{ timestamp: 1, title: text, version: 1, date: text }], []].map(
      (snapshots): Page => ['editor', { version: 1, content: text, page_count: 1, locked_by: text, presentation: '/x', snapshots }],
    ),
    ['generator', { ...listed(2), answered: 1, reports: [{ step: 'prepare', state: 'done', summary: text, date: text }] }],
    ['generator', { answered: 2, reports: [] }],
    [
      'content',
      {
        pages: [
          {
            title: text,
            blocks: [
              { type: 'heading', text: `${text}.` },
              { type: 'text', text },
            ],
          },
        ],
      },
    ],
    ['content', { pages: [] }],
    ...['filter', 'compact', 'entry'].map((kind): Page => ['log', { ...log, kind }]),
    ['log', { ...log, kind: 'list', entries: [], older: null }],
    [
      'briefing',
      {
        sections: WISH_PAGE_NAMES.map((name) => ({ name, fields: [{ ...WISH_PAGES[name][0], answer: name === 'logo' ? 'keep' : text }] })),
      },
    ],
    ['structure', { suggested: [text] }],
    ['structure', { suggested: [] }],
    ...[contract, { ...contract, cancelledAt: text }, { number: null }].map((one): Page => ['cancellation', { contract: one }]),
    ['fonts', { pairs: [{ fonts: text, style: 'calm', chosen: true, wished: true }] }],
    ['notify', { ...listed(2), todos: [{ description: text, website: text, href: '/x', due: text }] }],
    ['notify', { todos: [] }],
    [
      'invoices',
      { takes_payments: true, invoices: ['paid', 'unpaid'].map((status, id) => ({ id, number: text, date: text, amount: text, status })) },
    ],
    ['invoices', { invoices: [] }],
    ['plans', { plans: [{ name: text, interval: 'month', price: text }] }],
    ['webmail', {}],
    ['help', { steps: ['arrive', 'answer', 'done', 'move'] }],
  ]
  return pages.map(([name, values]): Page => [`areas/${name}.njk`, { ...staff(text), ...values }])
}

/** Every template of the areas beside the partner's, in the states it has. */
export function areaPages(text: string): Page[] {
  const files = [1, 2].map(file(text))
  const onboarding = { done: false, firm: text, email: text, phone: text, sector: 'food', goals: [text] }
  const wishes = {
    pages: WISH_PAGE_NAMES.map((name, nth) => ({ name, href: '/x', current: nth === 0, answered: nth === 1 })),
    complete: true,
  }
  const remark = { id: 1, description: text, page: text, x: 1, y: 2, done: false }
  const pages: Page[] = [
    ...['customer', 'team', 'nobody'].map(
      (turn): Page => ['dashboard', { name: text, turn, wishes_answered: 1, wishes_total: 7, onboarding, sectors: SECTORS }],
    ),
    ['dashboard', { name: text, turn: 'team', wishes_answered: 1, wishes_total: 7, onboarding: null, sectors: [] }],
    ...WISH_PAGE_NAMES.flatMap((page): Page[] => {
      const fields = WISH_PAGES[page]
      const answers = Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'choice' ? 'calm' : text]))
      const errors = Object.fromEntries(fields.map(({ name }) => [name, text]))
      return [false, true].map((read_only) => ['wishes', { ...wishes, wish_page: page, fields, answers, errors, read_only }])
    }),
    ['files', { content: { folder: { id: 1, name: text, parent: 2 }, folders: [{ id: 2, name: text }], files } }],
    ['files', { content: { folder: null, folders: [], files: [] } }],
    ['wish_files', { files }],
    ['feedback', { preview: '/x', remarks: [remark, { ...remark, done: true }], may_remark: true, may_approve: true }],
    ['feedback', { preview: null, remarks: [], may_remark: false, may_approve: false }],
    ['checkout', { contract: null, plans: [{ id: 1, name: text, price: text, interval: 'month' }], terms: '/x', wrong: true }],
    ['checkout', { contract: { number: text, plan: text, price: text, interval: 'year' }, plans: [], terms: null, wrong: false }],
    [
      'emails',
      {
        pagination: { page: 1, pages: 2 },
        mails: [true, false].map((sent) => ({ sent, subject: text, message: text, from: text, date: text })),
      },
    ],
    ['emails', { mails: [] }],
  ]
  const access = [null, 'portal.access.sent', 'fieldIssue.email'].map(
    (note): Page => ['areas/access.njk', { note, good: note !== 'fieldIssue.email' }],
  )
  return [...access, ...staffPages(text), ...pages.map(([name, values]): Page => [`areas/${name}.njk`, { ...portal(text), ...values }])]
}
