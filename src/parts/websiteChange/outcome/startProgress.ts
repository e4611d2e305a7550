import type { ChangeProgress } from '../../../api/websiteChange'
import { dismissToast, showToast, type ToastContent, updateToast } from '../../../store'
import type { Presenter } from './Presenter'

/** A change of more websites than this shows how far it is, and can be stopped. */
const UNTOLD_MAX = 50

interface ToldProgress {
  /** For each of the changes that are made together. */
  readonly part: () => ChangeProgress
  readonly end: () => void
}

/** Tells how far a change of many websites is; undefined for few. */
export function startProgress(
  count: number,
  { store: { dispatch }, t, formats }: Pick<Presenter, 'store' | 't' | 'formats'>,
): ToldProgress | undefined {
  if (count <= UNTOLD_MAX) return undefined
  const stopping = new AbortController()
  const content = (sent: number): ToastContent => ({
    kind: 'info',
    key: t('websiteChange.progress', { sent: formats.number(sent), count: formats.number(count) }),
    progress: sent / count,
    action: { key: t('websiteChange.stop'), run: () => stopping.abort() },
  })
  const id = dispatch(showToast(content(0)))
  let total = 0
  return {
    part() {
      let own = 0
      return {
        signal: stopping.signal,
        onProgress(sent) {
          total += sent - own
          own = sent
          dispatch(updateToast(id, content(total)))
        },
      }
    },
    end: () => dispatch(dismissToast(id)),
  }
}
