import { useRef, useState } from 'react'
import * as v from 'valibot'
import { keepDraft, useDraftKeeper } from '../../../src/api/personal'
import { useMessages } from '../../../src/i18n'
import { uuid } from '../../../src/model'
import { useJoined } from '../../../src/parts/drafts'
import type { MailEditorHandle } from '../../../src/parts/mailEditor'
import { showToast, useAppDispatch } from '../../../src/store'
import { type Draft, draftSchema } from './Draft'
import { useTellSent } from './useTellSent'
import { otherWords, withOther } from './withOther'
import { writtenSince } from './writtenSince'

export type Writing = ReturnType<typeof useDraft>

/** The draft, kept while it is written, also for other devices; null until the browser has looked for an earlier one. */
export function useDraft(key: string, fresh: Draft) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [draft, setDraft] = useState<Draft | null>(null)
  /** What is written, to the last letter: who waits for an answer asks for it later. */
  const latest = useRef<Draft | null>(null)
  // Another number gives the editor another beginning.
  const [edition, setEdition] = useState(0)
  const editor = useRef<MailEditorHandle>(null)
  const isChanged = useRef(false)
  const joined = useJoined()

  const show = (next: Draft) => {
    latest.current = next
    setDraft(next)
  }
  const begin = (next: Draft) => {
    show(next)
    setEdition((before) => before + 1)
  }
  const update = (change: (now: Draft) => Partial<Draft>) => {
    const now = latest.current
    if (!now) return
    isChanged.current = true
    show({ ...now, key: now.key || uuid(), ...change(now) })
  }
  const replace = (change: (now: Draft) => Partial<Draft>) => {
    update(change)
    setEdition((before) => before + 1)
  }
  const join = (other: Draft) => {
    const now = latest.current
    if (!now) return
    const both = withOther(now, other, fresh)
    if (editor.current) {
      // Whoever is writing goes on where they are.
      update(() => both)
      editor.current.appendHtml(otherWords(now, other, fresh))
    } else replace(() => both)
    if (joined.note(now, both)) dispatch(showToast({ kind: 'info', key: t('composer.restored') }))
  }
  const drop = useDraftKeeper(key, {
    written: draft,
    isChanged: () => isChanged.current,
    onRead: (kept) => show(toDraft(kept) ?? fresh),
    onNewer(kept, isHereAlone) {
      const other = toDraft(kept)
      const isOther = other && other.key !== latest.current?.key
      // What is written here stays; the same draft that went on elsewhere takes its place.
      if (!isChanged.current && !(isHereAlone && isOther)) begin(other ?? fresh)
      else if (other) join(other)
    },
    onKeep: (keeper) => latest.current && void keeper.keep(latest.current),
  })

  const clear = useTellSent(key, (sent) => {
    const now = latest.current
    const rest = now && writtenSince(now, sent, fresh)
    isChanged.current = rest !== null
    begin(rest ?? fresh)
    // The mail may have been left while it was sent.
    if (rest) void dispatch(keepDraft(key)).keep(rest)
    else drop()
    return rest && now
  })

  return {
    draft,
    latest,
    joined,
    edition,
    editor,
    change: (part: Partial<Draft>) => update(() => part),
    /** Changes it by what it is by then. */
    update,
    /** The same with words of the editor, which begins with them. */
    replace,
    /** Puts words where the caret is. */
    insert(html: string) {
      if (editor.current) editor.current.insertHtml(html)
      else replace((now) => ({ html: `${now.html}${html}` }))
    },
    addFile: (file: Draft['files'][number]) => update(({ files }) => ({ files: [...files, file] })),
    /** It was sent as `sent`. Answers what is written by now if something was written since, which stays. */
    clear,
    /** It is not found again unless it is written on. */
    forget() {
      isChanged.current = false
      drop()
    },
  }
}

/** The draft as it is sent: what nobody has written on gets its key now. */
export function keyedDraft({ latest, update }: Pick<Writing, 'latest' | 'update'>): Draft | null {
  if (!latest.current?.key) update(() => ({}))
  return latest.current
}

function toDraft(kept: unknown): Draft | null {
  const { success, output } = v.safeParse(draftSchema, kept)
  return success ? output : null
}
