import { useEffect, useEffectEvent, useState } from 'react'
import { useSendEmailMutation, useTakeBackEmailMutation } from '../../../src/api/mail'
import { type ErrorObject, isConflict, toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { SEND_UNDO_MAX_MS } from '../../../src/model'
import { serverNow } from '../../../src/page'
import { reportFailure, trackProgress, useAppDispatch, useUnsavedChanges } from '../../../src/store'
import { type Draft, sendingKey, toEmail } from '../shared/Draft'
import { undoMsOf } from '../shared/undoMsOf'
import type { Recipient } from './Recipient'
import { useTellMissed } from './useTellMissed'
import { type Repetition, timesOf } from './RepetitionFields'

/** What became of the mail to one website. */
export type Result =
  /** Without a message it was before the page was loaded, and cannot be taken back from here. */
  { state: 'queued'; message?: number } | { state: 'failed'; error: ErrorObject } | { state: 'takenBack' } | { state: 'gone' }
export type Results = ReadonlyMap<number, Result>

/** What queueing one mail may take: all of them can be taken back as long as the last one. */
const EACH_MS = 300

interface Options {
  /** The customer of a website has got it. */
  readonly onSent: (websiteId: number) => void
  /** All have got it. */
  readonly onQueued: () => void
  /** Somebody has got it no more. */
  readonly onTakenBack: (websiteId: number) => void
  /** It has left for all of them, and cannot be taken back any more. */
  readonly onLeft: (sent: Draft) => void
}

/** Sends one mail to each, and takes them back. */
export function useBulkSend({ onSent, onQueued, onTakenBack, onLeft }: Options) {
  const { page } = useIsland()
  const { timeZone: zone } = page
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [send] = useSendEmailMutation()
  const [takeBack] = useTakeBackEmailMutation()
  const [results, setResults] = useState<Results>(new Map())
  const [isBusy, setBusy] = useState(false)
  /** By the browser's clock; null while nothing can be taken back. */
  const [until, setUntil] = useState<number | null>(null)
  const [sent, setSent] = useState<Draft | null>(null)
  // Taking back takes its time: what was written is needed until it is done.
  useUndoTime(isBusy ? null : until, () => {
    setUntil(null)
    if (sent && hasLeft(results)) onLeft(sent)
  })
  useUnsavedChanges(isBusy)
  const missed = [...results.values()].filter(({ state }) => state === 'failed').length
  const tellMissed = useTellMissed(isBusy ? 0 : missed)
  const note = (websiteId: number, result: Result) => setResults((before) => new Map(before).set(websiteId, result))

  return {
    results,
    isBusy,
    until,
    async sendAll(recipients: readonly Recipient[], draft: Draft, repetition: Repetition): Promise<void> {
      setBusy(true)
      setSent(draft)
      const [first] = recipients
      const teamUndoMs = first ? undoMsOf(first.options.limits) : 0
      // A team that takes nothing back waits for nothing.
      const undoMs = teamUndoMs === 0 ? 0 : Math.min(teamUndoMs + recipients.length * EACH_MS, SEND_UNDO_MAX_MS)
      const reminders = timesOf(repetition, serverNow(page), zone)
      let queued = 0
      const { report, end } = dispatch(trackProgress({ key: t('mailer.bulk.running', { count: recipients.length }) }))
      for (const [nth, { options, email }] of recipients.entries()) {
        report(nth / recipients.length)
        const { id } = options.website
        const own = { ...draft, to: email ? [email] : [] }
        const mail = { ...toEmail(own, zone, undoMs), bulk: true, ...(reminders.length > 0 && { reminders }) }
        // Sent again to whom it was taken back from, it is another mail.
        const round = draft.takenBackFrom.filter((other) => other === id).length
        const answer = await send({ websiteId: id, email: mail, key: sendingKey(own, zone, id, repetition, round) })
        if (answer.data) {
          queued += 1
          onSent(id)
        }
        note(id, answer.data ? { state: 'queued', message: answer.data.id } : { state: 'failed', error: toErrorObject(answer.error) })
      }
      end()
      if (queued > 0) setUntil(Date.now() + teamUndoMs)
      if (queued === recipients.length) onQueued()
      tellMissed(recipients.length - queued)
      setBusy(false)
    },
    async undoAll(): Promise<void> {
      setBusy(true)
      let isSettled = true
      for (const [websiteId, result] of results) {
        if (result.state !== 'queued' || result.message === undefined) continue
        const answer = await takeBack({ websiteId, message: result.message })
        if (answer.data) {
          note(websiteId, { state: 'takenBack' })
          onTakenBack(websiteId)
          continue
        }
        const error = toErrorObject(answer.error)
        if (isConflict(error)) note(websiteId, { state: 'gone' })
        else {
          isSettled = false
          dispatch(reportFailure(error))
        }
      }
      if (isSettled) setUntil(null)
      setBusy(false)
    },
  }
}

/** Whether nobody is left who did not get it. */
const hasLeft = (results: Results): boolean => [...results.values()].every(({ state }) => state === 'queued' || state === 'gone')

export type BulkSending = ReturnType<typeof useBulkSend>

/** Calls back when nothing can be taken back any more. */
function useUndoTime(until: number | null, onEnd: () => void): void {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (until === null) return undefined
    const timer = setTimeout(() => end(), Math.max(0, until - Date.now()))
    return () => clearTimeout(timer)
  }, [until])
}
