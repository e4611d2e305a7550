import { add, type DataSet, type Row } from '../DataSet'
import type { SeedContext } from '../SeedContext'

interface Plan {
  name: string
  category: string
  language: string
  subject: string
  html: string
  isDefault?: boolean
}

const PLANS: readonly Plan[] = [
  {
    name: 'Welcome',
    category: 'Start',
    language: 'en',
    subject: 'Your new website {{website.title}}',
    html: '<p>Dear {{customer.forename|customer}},</p><p>thank you for choosing us. Here you can send us texts, photos and wishes:<br><a href="{{portal.url}}">{{portal.url}}</a></p>',
    isDefault: true,
  },
  {
    name: 'Willkommen',
    category: 'Start',
    language: 'de',
    subject: 'Ihre neue Website {{website.title}}',
    html: '<p>Guten Tag {{customer.name|zusammen}},</p><p>vielen Dank für Ihren Auftrag. Hier schicken Sie uns Texte, Fotos und Wünsche:<br><a href="{{portal.url}}">{{portal.url}}</a></p>',
    isDefault: true,
  },
  {
    name: 'New date',
    category: 'Dates',
    language: 'en',
    subject: 'New date for {{website.title}}',
    html: '<p>Dear {{customer.forename|customer}},</p><p>your website will be ready on <strong>{{website.due_date}}</strong>. {{?Why does it take longer?}}</p>',
  },
  {
    name: 'Neuer Termin',
    category: 'Termine',
    language: 'de',
    subject: 'Neuer Termin für {{website.title}}',
    html: '<p>Guten Tag {{customer.name|zusammen}},</p><p>Ihre Website wird am <strong>{{website.due_date}}</strong> fertig. {{?Warum dauert es länger?}}</p>',
  },
  {
    name: 'Answer',
    category: 'Answers',
    language: 'en',
    subject: 'Your question about {{website.title}}',
    html: '<p>Dear {{customer.forename|customer}},</p><p>thank you for your message. It is done.</p>',
  },
  {
    name: 'Feedback wanted',
    category: 'Reminders',
    language: 'en',
    subject: 'What do you think of {{website.title}}?',
    html: '<p>Dear {{customer.forename|customer}},</p><p>the draft of your website waits for your opinion: <a href="{{portal.feedback}}">have a look</a>.</p>',
  },
]

/** Templates of a team for what it writes often. */
export function addEmailTemplates(set: DataSet, { ago }: SeedContext, partner: Row<'partners'>): void {
  PLANS.forEach(({ isDefault = false, ...plan }, nth) =>
    add(set.email_templates, {
      partner_id: partner.id,
      owner_id: null,
      ...plan,
      file_ids: [],
      is_default: isDefault,
      archived: false,
      usage_count: (PLANS.length - nth) * 3,
      last_used_at: ago(nth + 1),
      version: 1,
      updated_at: ago(90 - nth),
      updated_by: null,
    }),
  )
}
