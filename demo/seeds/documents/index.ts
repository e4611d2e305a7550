import type { FileType } from '../../../src/model'
import { screenshot } from '../pictures/screenshot'
import { docx, xlsx } from './office'
import { pdf } from './pdf'
import { wav } from './wav'
import { zip } from './zip'

export interface Document {
  name: string
  type: FileType
  mime: string
  content: Uint8Array
}

const OPEN_XML = 'application/vnd.openxmlformats-officedocument'

/** Files customers attach: every one opens in the program it is for. */
export async function attachments(): Promise<Document[]> {
  return [
    { name: 'briefing.pdf', type: 'pdf', mime: 'application/pdf', content: pdf('Briefing: pages, texts, wishes') },
    { name: 'IMG_2041.webp', type: 'image', mime: 'image/webp', content: await screenshot(5) },
    {
      name: 'texts-home-page.docx',
      type: 'word',
      mime: `${OPEN_XML}.wordprocessingml.document`,
      content: docx('Welcome! We are glad that you found us.'),
    },
    {
      name: 'price-list.xlsx',
      type: 'excel',
      mime: `${OPEN_XML}.spreadsheetml.sheet`,
      content: xlsx(['Haircut 38', 'Colour 62', 'Beard 19']),
    },
    { name: 'team-photo.webp', type: 'image', mime: 'image/webp', content: await screenshot(11) },
    { name: 'opening-hours.txt', type: 'text', mime: 'text/plain', content: Buffer.from('Mon–Fri 9–18\nSat 9–14\nSun closed\n') },
    { name: 'voicemail.wav', type: 'audio', mime: 'audio/wav', content: wav() },
    { name: 'logo-all-formats.zip', type: 'archive', mime: 'application/zip', content: zip({ 'logo.txt': 'The vector file follows.' }) },
  ]
}
