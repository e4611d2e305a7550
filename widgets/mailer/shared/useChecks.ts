import { useState } from 'react'
import type { MailerOptions } from '../../../src/contract'
import { useIsland } from '../../../src/islands'
import { instantOfLocalTime } from '../../../src/model'
import type { Joined } from '../../../src/parts/drafts'
import { checkDraft, type Doubt } from './checkDraft'
import type { Draft } from './Draft'

interface Options {
  readonly draft: Draft | null
  /** The same, to the last letter. */
  readonly latest: { readonly current: Draft | null }
  readonly options: MailerOptions
  /** A chosen file is not on the server. */
  readonly isWithoutFile: boolean
  readonly joined: Joined
  readonly send: () => Promise<void>
}

/** Where something may hold the mail. */
export interface Places {
  readonly recipients: () => void
  readonly words: (words: string) => void
  readonly files: () => void
  readonly time: () => void
}

/** What is missing holds a mail; what is doubtful is asked about before it leaves. */
export function useChecks({ draft, latest, options, isWithoutFile, joined, send }: Options) {
  const [wasTried, setTried] = useState(false)
  const [doubts, setDoubts] = useState<readonly Doubt[]>([])
  const { timeZone: zone } = useIsland().page
  // The time at which the mail was to leave when somebody tried to send it too late.
  const [passed, setPassed] = useState<string | null>(null)
  const shown = draft && checkDraft(draft, options)

  const sendNow = () => {
    setDoubts([])
    void send()
  }
  return {
    /** What the fields say once somebody has tried to send it. */
    isWithoutRecipient: wasTried && shown !== null && !shown.recipients,
    missing: wasTried && shown ? shown.missing : null,
    isTooLate: passed !== null && passed === draft?.sendAt,
    doubts,
    dismiss: () => setDoubts([]),
    sendNow,
    /** Sends, unless something holds it, to which it goes. */
    submit(goTo: Places): void {
      setTried(true)
      const { current: written } = latest
      if (!written) return
      const found = checkDraft(written, options)
      const missing = [...found.missing.subject, ...found.missing.text]
      const [firstMissing] = missing
      if (!found.recipients) goTo.recipients()
      else if (firstMissing !== undefined) goTo.words(firstMissing)
      else if (isWithoutFile) goTo.files()
      if (!found.recipients || missing.length > 0 || isWithoutFile) return
      if (written.sendAt !== '' && instantOfLocalTime(written.sendAt, zone) <= Date.now()) {
        setPassed(written.sendAt)
        goTo.time()
        return
      }
      const asked = joined.take() ? [...found.doubts, 'joined' as const] : found.doubts
      if (asked.length > 0) setDoubts(asked)
      else sendNow()
    },
  }
}
