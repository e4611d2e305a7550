import { escapeHtml } from '../../../src/model'

/** Plain text as HTML that looks the same: an empty line parts paragraphs. */
export const htmlOfText = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
