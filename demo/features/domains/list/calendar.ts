import { toIsoDay } from '../../../../src/model'
import type { Services, Viewer } from '../../../kernel/context'
import type { Translate } from '../../../kernel/text/translate'
import { domainsWithin, withDomainColumns } from '../row/domainRows'

const LINE_BYTES = 73 // RFC 5545 3.1: 75 with the white space of a continuation

/** The days on which domains expire or end, as an iCalendar file (DG-05). */
export async function domainCalendar({ db, clock }: Services, viewer: Viewer, t: Translate): Promise<string> {
  const rows = await withDomainColumns(domainsWithin(db, viewer))
    .where('domains.expires_at', 'is not', null)
    .orderBy('domains.expires_at')
    .execute()
  const events = rows.flatMap((row) => {
    const day = row.cancel_at ?? row.expires_at
    if (!day) return []
    const summary = t(row.cancel_at ? 'domain.calendar.ends' : row.auto_renew ? 'domain.calendar.renews' : 'domain.calendar.expires', {
      domain: row.unicode_name,
    })
    return [
      'BEGIN:VEVENT',
      `UID:domain-${row.id}@${row.name}`,
      `DTSTAMP:${stampOf(clock.now())}`,
      `DTSTART;VALUE=DATE:${toIsoDay(day, viewer.time_zone).replaceAll('-', '')}`,
      `SUMMARY:${escaped(summary)}`,
      ...(row.website_title ? [`DESCRIPTION:${escaped(row.website_title)}`] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]
  })
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//domains//EN', ...events, 'END:VCALENDAR']
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const stampOf = (date: Date): string => date.toISOString().replace(/[-:]|\.\d{3}/g, '')
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n|\p{Cc}/gu, ' ')

/** Long lines go on behind a line end and a space; never inside a character. */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  for (const character of line) {
    if (Buffer.byteLength(piece + character) > LINE_BYTES) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece].join('\r\n ')
}
