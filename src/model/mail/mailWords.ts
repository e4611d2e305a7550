import { escapeHtml } from './escapeHtml'

/** The marks that mail programs put before the subject of an answer. */
const ANSWER = /^(?:re|aw|antw|sv|vs|odp|ynt|rif|res|vá)\s*(?:\[\d+\])?:\s*/i

export const answerSubject = (subject: string): string => `Re: ${subject.replace(ANSWER, '')}`

/** What a mail ends with; nothing for nobody's. */
export const signatureHtml = (signature: string): string => (signature ? `<p>${escapeHtml(signature).replaceAll('\n', '<br>')}</p>` : '')
