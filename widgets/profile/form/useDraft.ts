import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { DIGESTS, LOCALES, NOTIFICATION_FLAGS } from '../../../src/model'
import { draftStore, selectUser, usePageStore } from '../../../src/store'
import { inApp, type ProfileChanges, type ProfileFields } from './profileFields'

/** Milliseconds of rest before a change is kept. */
const REST_MS = 300

const draftSchema = v.object({
  forename: v.exactOptional(v.string()),
  surname: v.exactOptional(v.string()),
  language: v.exactOptional(v.picklist(LOCALES)),
  inactivateFrom: v.exactOptional(v.string()),
  inactivateUntil: v.exactOptional(v.string()),
  substitute: v.exactOptional(v.string()),
  digest: v.exactOptional(v.picklist(DIGESTS)),
  signature: v.exactOptional(v.string()),
  image: v.exactOptional(v.nullable(v.file())),
  removesImage: v.exactOptional(v.boolean()),
  ...v.entriesFromList(NOTIFICATION_FLAGS, v.exactOptional(v.boolean())),
  ...v.entriesFromList(NOTIFICATION_FLAGS.map(inApp), v.exactOptional(v.boolean())),
} satisfies Record<keyof ProfileFields, unknown>)

/** Keeps unsaved changes in the browser, and hands over those that an earlier page left behind. */
export function useDraft(key: string, changes: ProfileChanges, onFound: (draft: ProfileChanges) => void): void {
  const store = usePageStore()
  const [isRead, setRead] = useState(false)
  const found = useEffectEvent(onFound)

  useEffect(() => {
    let isGone = false
    async function read(): Promise<void> {
      const { success, output } = v.safeParse(draftSchema, await draftStore.read(key))
      if (isGone) return
      if (success && Object.keys(output).length > 0) found(output)
      setRead(true)
    }
    void read()
    return () => {
      isGone = true
    }
  }, [key])

  useEffect(() => {
    if (!isRead) return undefined
    const isEmpty = Object.keys(changes).length === 0
    const keep = () => {
      // After signing out nothing of the user may come back.
      if (!selectUser(store.getState())) return
      void (isEmpty ? draftStore.remove(key) : draftStore.write(key, changes))
    }
    // What is saved or discarded must not come back with a reload.
    const timer = setTimeout(keep, isEmpty ? 0 : REST_MS)
    // Leaving does not wait for the rest.
    const onHide = () => document.visibilityState === 'hidden' && keep()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [key, changes, isRead, store])
}
