import type { TestMail } from '../../../../src/contract'

type Line = TestMail['transcript'][number]

const MOST_LINES = 200
const LONGEST = 500

/** Listens to the talk with a mail server. The mail itself is left out, and nodemailer writes a remark in place of passwords. */
export function createTranscript() {
  const lines: Line[] = []
  const listen = (entry: { tnx?: string }, ...words: unknown[]) => {
    const by = SPEAKERS[entry.tnx ?? '']
    if (!by || lines.length >= MOST_LINES) return
    lines.push({
      by,
      text: formatted(words)
        .replaceAll(/\p{Cc}+/gu, ' ')
        .slice(0, LONGEST),
    })
  }
  const silent = () => undefined
  return {
    logger: { level: silent, trace: silent, debug: listen, info: listen, warn: listen, error: listen, fatal: listen },
    lines: (): Line[] => lines,
  }
}

const SPEAKERS: Readonly<Record<string, Line['by']>> = { client: 'us', server: 'server', network: 'note', connection: 'note' }

/** `%s` and its like take the next of the words. */
function formatted([text, ...values]: unknown[]): string {
  return String(text ?? '').replaceAll(/%[sdj]/g, () => String(values.shift() ?? ''))
}
