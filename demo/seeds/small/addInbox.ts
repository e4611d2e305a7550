import { addFile } from '../build/addFile'
import { addUnassignedEmail, type EmailPlan } from '../build/addUnassignedEmail'
import type { DataSet, Row } from '../DataSet'
import type { Document } from '../documents'
import { itemAt } from '../random'
import type { SeedContext } from '../SeedContext'

/** The agency's unassigned e-mails: customers under other addresses, new contacts, machines, one forgery. */
export function addInbox(
  set: DataSet,
  context: SeedContext,
  partner: Row<'partners'>,
  websites: readonly Row<'websites'>[],
  documents: readonly Document[],
): void {
  const known = itemAt(websites, 12)
  const mails: EmailPlan[] = [
    {
      name: [known.customer['forename'], known.customer['surname']].join(' '),
      email: 'private.address@mail.example',
      subject: 'New photos, sent from home',
      text: 'Hello, this is my private address. The photos for our website are attached, please use the first one on top.',
    },
    {
      name: 'Front desk',
      email: `reception@${itemAt(websites, 24).domain ?? 'firm.example'}`,
      subject: 'Wrong phone number in the footer',
      text: 'Good morning, the last two digits of our phone number are swapped. Could you correct that today? Patients are complaining.',
    },
    {
      name: 'Annika Seidel',
      email: 'annika@seidel-fotografie.example',
      subject: 'Anfrage: neue Website für mein Fotostudio',
      text: 'Guten Tag, eine Kundin von Ihnen hat Sie empfohlen. Ich brauche eine Website mit Galerie und Terminbuchung. Was kostet das ungefähr, und wann hätten Sie Zeit?',
    },
    {
      name: 'Mail Delivery System',
      email: 'mailer-daemon@mail.example',
      subject: 'Undelivered Mail Returned to Sender',
      text: 'This is the mail system. Your message could not be delivered: 550 5.1.1 User unknown.',
      kind: 'bounce',
    },
    {
      name: 'Jan Willem Bakker',
      email: 'jw@bakker-advies.example',
      subject: 'Offerte',
      text: 'Goedemiddag, graag ontvang ik een offerte voor een website in twee talen. Bellen kan ook, het liefst na vieren.',
    },
    {
      name: 'Out of office',
      email: 'office@kanzlei-vogel.example',
      subject: 'Automatische Antwort: Ihr Entwurf',
      text: 'Ich bin bis Montag nicht im Haus. Ihre Nachricht wird nicht weitergeleitet.',
      kind: 'autoreply',
    },
    {
      name: 'Registry Accounts',
      email: 'billing@registry-accounts.example',
      subject: 'FINAL NOTICE: your domain expires',
      text: 'Pay within 24 hours or lose your domain. Open the attached form and enter your password.',
      auth: 'fail',
    },
    {
      name: 'Web Weekly',
      email: 'news@webweekly.example',
      subject: 'Ten trends for calmer home pages',
      text: 'In this issue: type that breathes, forms that forgive, and why less is still more.',
      kind: 'list',
    },
    {
      name: '佐藤 由美',
      email: 'yumi@sato-tea.example',
      subject: 'ウェブサイトの見積もりについて',
      text: 'はじめまして。日本茶の店を営んでおります。多言語のオンラインショップの見積もりをお願いできますでしょうか。',
    },
  ]
  for (const [nth, mail] of mails.entries()) {
    const email = addUnassignedEmail(set, context, partner, mail)
    if (nth % 4 === 0) addFile(set, context, { partner, email, ...itemAt(documents, nth + 1) })
  }
}
