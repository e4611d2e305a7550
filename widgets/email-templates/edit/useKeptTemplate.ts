import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import * as v from 'valibot'
import { keepDraft } from '../../../src/api/draftKeeper'
import { selectUser, useAppDispatch, usePageStore } from '../../../src/store'

/** How often what is typed is kept, milliseconds. */
const KEEP_MS = 2_000

const textsSchema = v.object({ name: v.string(), category: v.string(), language: v.string(), subject: v.string(), html: v.string() })
export type TemplateTexts = v.InferOutput<typeof textsSchema>

interface Template {
  readonly id: number | undefined
  readonly version: number | undefined
  readonly texts: TemplateTexts
  readonly isChanged: boolean
  readonly onFound: (texts: TemplateTexts) => void
}

/** Keeps the texts of a template while they are written, and finds them again, also on another device. Answers what forgets them. */
export function useKeptTemplate({ id, version, texts, isChanged, onFound }: Template): () => void {
  const store = usePageStore()
  const dispatch = useAppDispatch()
  // What was written on an earlier version would undo what was saved since.
  const key = `template ${selectUser(store.getState())?.id} ${id ?? 'new'} ${version ?? 0}`
  const keeper = useMemo(() => dispatch(keepDraft(key)), [dispatch, key])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { name, category, language, subject, html } = texts

  const read = useEffectEvent((kept: unknown) => {
    const { success, output } = v.safeParse(textsSchema, kept)
    if (success && !isChanged) onFound(output)
  })
  const keep = useEffectEvent(() => {
    timer.current = undefined
    if (selectUser(store.getState())) void keeper.keep(texts)
  })

  useEffect(() => {
    let isGone = false
    const take = (kept: unknown) => isGone || read(kept)
    void keeper.read(take).then(take)
    return () => {
      isGone = true
      if (timer.current) keep()
      clearTimeout(timer.current)
      timer.current = undefined
      keeper.flush()
    }
  }, [keeper])

  useEffect(() => {
    if (isChanged) timer.current ??= setTimeout(() => keep(), KEEP_MS)
  }, [isChanged, name, category, language, subject, html])

  return () => {
    clearTimeout(timer.current)
    timer.current = undefined
    void keeper.drop()
  }
}
