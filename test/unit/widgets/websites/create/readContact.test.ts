import { readContact } from '../../../../../widgets/websites/create/readContact'

const nameOf = (text: string) => readContact(text).name

it.each([
  [
    'Hallo, ich bin Sabine Hansen von der Tischlerei Hansen. Wir brauchen eine neue Website. Meine Nummer ist 0431 123456, sabine@hansen.example',
    'Sabine Hansen',
  ],
  [
    'Guten Tag,\n\nwir hätten gern ein Angebot für einen Shop.\n\nMit freundlichen Grüßen\nAnna Muster\nTel: 0431 12345\nanna@muster.example',
    'Anna Muster',
  ],
  ['Moin,\nruft mich bitte an.\nViele Grüße Jan Brandt', 'Jan Brandt'],
  ['Hallo zusammen,\nkönnt ihr helfen?\nLiebe Grüße, Jule', 'Jule'],
  [
    'Sehr geehrte Damen und Herren,\nbitte um Rückruf.\nMit freundlichen Grüßen\ni. A. Dr. Petra von der Heide\nHeide GmbH',
    'Dr. Petra von der Heide',
  ],
  ['Dear team,\n\nOur site is down again.\n\nBest regards,\nMary O’Neill\nHarbour Bakery Ltd', 'Mary O’Neill'],
  ['Hi, my name is Tom Reed and I run a small bakery.', 'Tom Reed'],
  ['Bonjour,\nNous cherchons une agence.\nCordialement,\nÉlodie Martin\n06 12 34 56 78', 'Élodie Martin'],
  ["Bonjour, je m'appelle Jean de la Tour et je voudrais un site.", 'Jean de la Tour'],
  ['Hola:\nNecesitamos una web nueva.\nSaludos cordiales,\nLucía Fernández', 'Lucía Fernández'],
  ['Buongiorno,\nvorrei un preventivo.\nCordiali saluti\nMarco Rossi', 'Marco Rossi'],
  ['Beste,\nGraag een offerte.\nMet vriendelijke groet,\nPieter van den Berg', 'Pieter van den Berg'],
  ['Dzień dobry,\nproszę o ofertę.\nZ poważaniem\nKatarzyna Nowak', 'Katarzyna Nowak'],
  ['Bom dia,\npreciso de um site.\nCumprimentos,\nJoão da Silva', 'João da Silva'],
  ['Hej,\nvi behöver hjälp.\nMed vänlig hälsning\nÅsa Lindqvist', 'Åsa Lindqvist'],
  ['Tisztelt Cím!\nAjánlatot kérnék.\nÜdvözlettel\nKovács Éva', 'Kovács Éva'],
  ['Merhaba,\nteklif rica ederim.\nSaygılarımla\nAyşe Yılmaz', 'Ayşe Yılmaz'],
  ['Здравствуйте!\nНужен сайт.\nС уважением\nИван Петров', 'Иван Петров'],
  ['お世話になっております。\nサイトを作りたいです。\nよろしくお願いいたします。\n田中 恵', '田中 恵'],
  ['From: "Anna Muster" <anna@muster.example>\nHello, please call me.', 'Anna Muster'],
])('has who wrote “%s”', (text, name) => expect(nameOf(text)).toBe(name))

it.each([
  'Hallo',
  'Hallo, bitte rufen Sie mich zurück.',
  'Guten Tag, wir brauchen eine Website.\nTel: 0431 123456',
  'Please call me back as soon as you can, our shop is broken.',
  'Bonjour',
])('has nobody’s name in “%s”', (text) => expect(nameOf(text)).toBe(''))

it.each([
  ['anna muster, 0431 123456', 'anna muster'],
  ['Blumen & Mehr\n0431 123456', 'Blumen & Mehr'],
  ['Hilde Hansen\nhilde@hansen.example', 'Hilde Hansen'],
  ['Name: Sabine Hansen\nTel: 0431 123456', 'Sabine Hansen'],
])('has the name of the card “%s”', (text, name) => expect(nameOf(text)).toBe(name))
