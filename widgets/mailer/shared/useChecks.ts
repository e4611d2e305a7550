import { useState } from 'react'
import type { MailerOptions } from '../../../src/contract'
import { useIsland } from '../../../src/islands'
import { instantOfLocalTime } from '../../../src/model'
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
  const { timeZone: zone } = useIsland().page
  // The time at which the mail was to leave when somebody tried to send it too late.
  const [passed, setPassed] = useState<string | null>(null)
  const found = draft && checkDraft(draft, options)

  const sendNow = () => {
    setDoubts([])
    if (draft) void send(draft)
  }
  return {
    /** What the fields say once somebody has tried to send it. */
    isWithoutRecipient: wasTried && found !== null && !found.recipients,
    missing: wasTried && found ? found.missing : null,
    isTooLate: passed !== null && passed === draft?.sendAt,
    doubts,
    dismiss: () => setDoubts([]),
    sendNow,
    /** Sends, unless something holds it; tells of the first words that are missing, and of a time that has passed. */
    submit(onMissing: (words: string) => void, onTooLate: () => void): void {
      setTried(true)
      if (!found || !draft) return
      const missing = [...found.missing.subject, ...found.missing.text]
      const [firstMissing] = missing
      if (firstMissing !== undefined) onMissing(firstMissing)
      if (!found.recipients || missing.length > 0 || isUploading) return
      if (draft.sendAt !== '' && instantOfLocalTime(draft.sendAt, zone) <= Date.now()) {
        setPassed(draft.sendAt)
        onTooLate()
        return
      }
      if (found.doubts.length > 0) setDoubts(found.doubts)
      else sendNow()
    },
  }
}
