/** "On Monday … wrote:" and its likes name a mail address or a time of day, ... */
const ADDRESS = /<[^<>@]+@[^<>]+>|\([^()@\s]+@[^()\s]+\)/
const TIME = /\d{1,2}[:.]\d{2}/
/** ... or at least a day, and say that somebody wrote, in one of 13 languages. */
const WROTE =
  /\b(?:wrote|schrieb|schreef|skrev|escribió|escreveu|ha scritto|napisał(?:a|\(a\))?)|a écrit|írta|написал|пишет|yazdı|書きました|さんは/iu
const DIGIT = /\d/
const QUOTED_LINE = /^\s*>/
const INTRODUCTION_LENGTH = { min: 12, max: 400 }
/** A mail of plain text breaks its lines, that one too. */
const INTRODUCTION_LINES = 3

/** "-----Original Message-----" in any language, or a row of underscores. */
const DIVIDER = /^\s*(?:-{3,}\s?\p{L}[\p{L} ]*\s?-{3,}|_{20,})\s*$/u

/** What Outlook and its likes write above a mail that is answered: who wrote it, and below that two of when, to whom and about what. */
const FROM = labelled(['From', 'Von', 'De', 'Feladó', 'Da', '差出人', 'Van', 'Od', 'От', 'Från', 'Kimden', 'Gönderen'])
const OTHERS = labelled([
  ...['Sent', 'Gesendet', 'Enviado', 'Envoyé', 'Elküldve', 'Küldve', 'Inviato', '送信日時', 'Verzonden', 'Wysłano', 'Wysłane', 'Enviada'],
  ...['Отправлено', 'Skickat', 'Gönderildi', 'Gönderilme Tarihi', 'Gönderme Tarihi'],
  ...['Date', 'Datum', 'Fecha', 'Data', 'Dátum', '日付', '日時', 'Дата', 'Tarih'],
  ...['To', 'An', 'Para', 'À', 'Címzett', 'A', '宛先', 'Aan', 'Do', 'Кому', 'Till', 'Kime', 'Alıcı'],
  ...['Subject', 'Betreff', 'Asunto', 'Objet', 'Tárgy', 'Oggetto', '件名', 'Onderwerp', 'Temat', 'Assunto', 'Тема', 'Ämne', 'Konu'],
])
const OTHERS_WANTED = 2
const BLOCK_LINES = 6

function labelled(labels: readonly string[]): RegExp {
  return new RegExp(`^\\s*\\*?(?:${labels.join('|')})\\s?[:：]`, 'iu')
}

/** Where what is quoted begins, of the lines of a whole mail. */
export const quoteStart = (lines: readonly string[]): number | undefined => headIn(lines) ?? trailingQuoteIn(lines)

/** Whether a line is what mail programs write before what they quote. */
function isIntroduction(line: string): boolean {
  const { min, max } = INTRODUCTION_LENGTH
  if (line.length < min || line.length > max || !/[:：]\s*$/.test(line.slice(-4))) return false
  return ADDRESS.test(line) || TIME.test(line) || (DIGIT.test(line) && WROTE.test(line))
}

/** Where the introduction begins that ends with a line; -1 when it is none. Each line is looked at together with those before it. */
export function introductionAt(lines: readonly string[], last: number): number {
  let text = ''
  for (let index = last; index >= 0 && index > last - INTRODUCTION_LINES; index--) {
    const line = lines[index] ?? ''
    if (line.trim() === '') return -1
    text = `${line} ${text}`
    if (isIntroduction(text.trim())) return begun(lines, index, text)
  }
  return -1
}

/** Its first words may be in the line before: what ends the lines above it ends no sentence. */
function begun(lines: readonly string[], index: number, text: string): number {
  const before = lines[index - 1] ?? ''
  const isWhole = before.trim() === '' || /[.!?:,]\s*$/.test(before.slice(-3)) || !/^\s*\p{Ll}/u.test(text)
  return isWhole ? index : index - 1
}

/** Whether what a mail program writes above an answered mail begins with a line. */
function isHeaderBlock(lines: readonly string[], index: number): boolean {
  if (!FROM.test(lines[index] ?? '')) return false
  const others = lines.slice(index + 1, index + BLOCK_LINES).filter((line) => OTHERS.test(line))
  return others.length >= OTHERS_WANTED
}

/** What mail programs write above a mail that they do not mark line by line. */
function headIn(lines: readonly string[]): number | undefined {
  const index = lines.findIndex((line, nth) => DIVIDER.test(line) || isHeaderBlock(lines, nth))
  return index < 0 ? undefined : index
}

function trailingQuoteIn(lines: readonly string[]): number | undefined {
  let start = lines.length
  let hasQuote = false
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index] ?? ''
    if (QUOTED_LINE.test(line)) {
      hasQuote = true
      start = index
    } else if (line.trim() !== '') break
  }
  if (!hasQuote) return undefined
  const before = lines.findLastIndex((line, index) => index < start && line.trim() !== '')
  const introduction = before >= 0 ? introductionAt(lines, before) : -1
  return introduction >= 0 ? introduction : start
}
