import { fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useImperativeHandle, useState } from 'react'
import * as v from 'valibot'
import { MailerOptions } from '../../../../../src/contract'
import composer from '../../../../../src/parts/composer/messages/en.json'
import type { MailEditor } from '../../../../../src/parts/mailEditor'
import { Composer } from '../../../../../widgets/mailer/Composer'
import en from '../../../../../widgets/mailer/messages/en.json'
import { renderIsland, stopIslands } from '../../renderIsland'
import { json } from '../../../http/support'
import { bodyOf, server } from '../../website-details/support'

export const selected: string[] = []
export const inserted: string[] = []
export const appended: string[] = []
export const focused: string[] = []
// The editor is made of modules that only browsers load; its own behaviour is tried in one.
jest.mock('../../../../../src/parts/mailEditor', () => ({
  MailEditor: function Stub({ ref, label, initialHtml, error, onChange }: Parameters<typeof MailEditor>[0]) {
    useImperativeHandle(ref, () => ({
      focus: () => void focused.push('text'),
      insertText: () => undefined,
      insertHtml: (html) => void inserted.push(html),
      appendHtml: (html) => void appended.push(html),
      select: (words) => void selected.push(words),
    }))
    return (
      <section aria-label={label}>
        <p>{error}</p>
        <textarea aria-label="HTML" defaultValue={initialHtml} onChange={({ target }) => onChange(target.value)} />
      </section>
    )
  },
}))

beforeEach(() => [selected, inserted, appended, focused].forEach((list) => list.splice(0)))
afterEach(() => {
  stopIslands()
  jest.restoreAllMocks()
})

export const PATH = '/email-composer/mailer/12'
export const SENT = { id: 5, category: 'message_to', date: '2026-11-21T12:00:00Z', subject: 'Hello' }

/** Leaves the composer, and comes back to it. */
function Leavable({ children }: { children: ReactNode }) {
  const [isHere, setHere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        Leave or come
      </button>
      {isHere && children}
    </>
  )
}

/** Writes to a customer from a template with these words. */
export const write = (...args: Parameters<typeof show>) => show(...args).sent

export function show(
  template: { subject?: string; html: string },
  limits: object = {},
  {
    offer,
    newer,
    send,
    answers = {},
    more = [],
    signature = '',
  }: { signature?: string; offer?: number; newer?: object; send?: () => Promise<Response>; answers?: object; more?: object[] } = {},
) {
  const sent: unknown[] = []
  const options = v.parse(MailerOptions, {
    website: { id: 12, title: 'Bakery' },
    recipients: [{ name: 'Ada', email: 'ada@bakery.example', kind: 'customer' }],
    templates: [{ id: 1, name: 'Usual', language: 'en', subject: 'Hello', updatedAt: '2026-11-21T12:00:00Z', ...template }, ...more],
    defaultTemplate: 1,
    offers: [{ id: 3, title: 'Photo day', html: '<p>Forty pictures</p>' }],
    newest: 7,
    signature,
    fields: { 'customer.forename': 'Ada', 'customer.firm': '' },
    limits,
  })
  const reply = server({
    'GET /api/website/12/logs': { items: newer ? [newer] : [], pagination: { page: 1, pages: 1, count: 1, limit: 1, total: 1 } },
    [`POST ${PATH}`]: (init) => {
      sent.push(bodyOf(init))
      if (newer && sent.length === 1) return json({ error: 'newer' }, { status: 409 })
      return send?.() ?? SENT
    },
    ...answers,
  })
  const routes = {
    partner_email_composer_mailer_send: '/email-composer/mailer/{id}',
    partner_email_composer_mailer_undo: '/email-composer/mailer/{id}/undo',
    api_website_logs: '/api/website/{id}/logs',
    api_partner_draft: '/api/draft',
  }
  const { store } = renderIsland(
    <Leavable>
      <Composer options={options} offer={offer} />
    </Leavable>,
    { texts: { ...composer, ...en }, data: { routes }, replies: [reply] },
  )
  return { sent, store }
}

export const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Send' }))

export const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
