import { escapeHtml, isHexColour } from '../../../src/model'
import type { PartnerSettings } from '../../db/tables/partners'
import { readableFill } from '../../kernel/brandColours'
import type { Services } from '../../kernel/context'

interface Brand {
  name: string
  /** Hex digits. */
  color?: string | undefined
  signature?: string | undefined
  /** Where mail programs find it. */
  logo?: string | undefined
}

interface Content {
  locale: string
  title: string
  /** With an address they lead there. */
  paragraphs: readonly (string | { text: string; url: string | null })[]
  button?: { label: string; url: string }
  /** A link below everything, such as one to end the mails. */
  closing?: { label: string; url: string } | undefined
}

/** What mails show of a partner. A logo needs an address that everybody reaches. */
export function mailBrand({ publicUrl }: Pick<Services, 'publicUrl'>, name: string, { color, signature, logo }: PartnerSettings): Brand {
  return { name, color, signature, logo: publicUrl && logo ? new URL(logo, publicUrl).href : undefined }
}

const DEFAULT_COLOUR = '344054'
const FONT = 'font-family:Arial,Helvetica,sans-serif'

/** A mail that the host writes, under the brand of the partner and nobody else's: as text, and as HTML that mail programs keep. */
export function brandMail(brand: Brand, { locale, title, paragraphs, button, closing }: Content): { text: string; html: string } {
  const { fill: colour, text: on } = readableFill(brand.color && isHexColour(brand.color) ? brand.color : DEFAULT_COLOUR)
  const signature = brand.signature ?? brand.name
  const text = [
    title,
    ...paragraphs.map((paragraph) =>
      typeof paragraph === 'string' ? paragraph : [paragraph.text, paragraph.url].filter(Boolean).join('\n'),
    ),
    ...[button, closing].flatMap((link) => (link ? [`${link.label}: ${link.url}`] : [])),
    `-- \n${signature}`,
  ].join('\n\n')
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f4f6fa;${FONT};color:#172033">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;background:#ffffff">
<tr><td style="padding:16px 24px;${brand.logo ? `border-bottom:3px solid ${colour}` : `background:${colour};color:${on}`};font-weight:bold">${markOf(brand)}</td></tr>
<tr><td style="padding:24px;font-size:15px;line-height:1.5">
<h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(title)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${contentOf(paragraph)}</p>`).join('\n')}
${button ? linkOf(button, `background:${colour};color:${on}`) : ''}
<p style="margin:0;color:#556074;white-space:pre-line">${escapeHtml(signature)}</p>
${closing ? quietLink(closing) : ''}
</td></tr></table></td></tr></table></body></html>`
  return { text, html }
}

function contentOf(paragraph: Content['paragraphs'][number]): string {
  if (typeof paragraph === 'string') return escapeHtml(paragraph)
  const { text, url } = paragraph
  return url ? `<a href="${escapeHtml(url)}" style="color:#172033">${escapeHtml(text)}</a>` : escapeHtml(text)
}

/** The logo on the paper it was made for; programs that load no pictures show the name. */
const markOf = ({ logo, name }: Brand): string =>
  logo ? `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" height="32" style="height:32px;max-width:100%">` : escapeHtml(name)

const linkOf = ({ label, url }: { label: string; url: string }, colours: string): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;${colours};text-decoration:none">${escapeHtml(label)}</a></p>`

const quietLink = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:24px 0 0;font-size:13px"><a href="${escapeHtml(url)}" style="color:#556074">${escapeHtml(label)}</a></p>`
