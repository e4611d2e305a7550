import { useState } from 'react'
import type { MailerOptions } from '../../../src/contract'
import { checkDraft, type Doubt } from './checkDraft'
import type { Draft } from './Draft'

interface Options {
  readonly draft: Draft | null
  readonly options: MailerOptions
  /** A file is not on the server yet. */
  readonly isUploading: boolean
  readonly send: (draft: Draft) => Promise<void>
}

/** What is missing holds a mail; what is doubtful is asked about before it leaves. */
export function useChecks({ draft, options, isUploading, send }: Options) {
  const [wasTried, setTried] = useState(false)
  const [doubts, setDoubts] = useState<readonly Doubt[]>([])
  const found = draft && checkDraft(draft, options)

  const sendNow = () => {
    setDoubts([])
    if (draft) void send(draft)
  }
  return {
    /** What the fields say once somebody has tried to send it. */
    isWithoutRecipient: wasTried && found !== null && !found.recipients,
    missing: wasTried && found ? found.missing : null,
    doubts,
    dismiss: () => setDoubts([]),
    sendNow,
    /** Sends, unless something holds it; tells of the first words that are missing. */
    submit(onMissing: (words: string) => void): void {
      setTried(true)
      if (!found) return
      const missing = [...found.missing.subject, ...found.missing.text]
      const [firstMissing] = missing
      if (firstMissing !== undefined) onMissing(firstMissing)
      if (!found.recipients || missing.length > 0 || isUploading) return
      if (found.doubts.length > 0) setDoubts(found.doubts)
      else sendNow()
    },
  }
}
