import { type FormEvent, type ReactNode, type RefObject, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSaveAccountMutation } from '../../../src/api/account'
import type { PartnerSettings, PartnerSettingsChange } from '../../../src/contract'
import { type ErrorObject, toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { Refusal } from '../../../src/parts/submit'
import { showNotice, useAppDispatch, useDiscarded, useUnsavedChanges } from '../../../src/store'
import { reportUnfit, SaveBar } from '../../../src/ui'
import styles from '../shared/settings.module.css'
import { HoldContext, type SectionPart } from './SectionPart'

interface Held {
  readonly anchor: string
  readonly part: RefObject<SectionPart | null>
}

interface Failure {
  readonly error: ErrorObject
  /** Fields that say it themselves. */
  readonly shown: readonly string[]
}

interface Props {
  account: PartnerSettings
  /** Somebody goes to a page with changes. */
  onFollow?: () => void
  /** Fields of these pages were refused. */
  onRefused?: (anchors: readonly string[]) => void
  children: ReactNode
}

/** What is changed on all pages of the settings is one save, whose bar names the pages. */
export function SettingsForm({ account, onFollow, onRefused, children }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [save, { isLoading: isSaving }] = useSaveAccountMutation()
  const pages = useRef<HTMLDivElement>(null)
  const { held, hold } = useHeld()
  const [failure, setFailure] = useState<Failure | null>(null)
  useUnsavedChanges(held.length > 0)
  const discarded = useDiscarded(held.length > 0)

  async function submit(): Promise<void> {
    if (held.length === 0 || isSaving || reportUnfit(pages.current)) return
    setFailure(null)
    const taken = held.flatMap(({ part }) => part.current?.take() ?? [])
    const changes = taken.reduce<PartnerSettingsChange>((all, { change }) => ({ ...all, ...change }), {})
    try {
      await save({ body: { ...changes, version: account.version } }).unwrap()
      for (const { onSaved } of taken) onSaved()
      dispatch(showNotice({ kind: 'success', key: t('settings.saved') }))
    } catch (error) {
      refuse(toErrorObject(error))
    }
  }

  function refuse(error: ErrorObject): void {
    // On the screen before the focus goes there.
    const refused = flushSync(() => held.map(({ anchor, part }) => ({ anchor, names: part.current?.refuse(error) ?? [] })))
    // A field may not be there to say it, such as a name in another language.
    const isSaid = ({ message }: { message: string }) => pages.current?.textContent.includes(message)
    setFailure({ error, shown: error.fields?.filter(isSaid).map(({ name }) => name) ?? [] })
    onRefused?.(refused.filter(({ names }) => names.length > 0).map(({ anchor }) => anchor))
  }

  const discard = () => {
    setFailure(null)
    const parts = held.flatMap(({ part }) => part.current?.discard() ?? [])
    discarded(() => {
      for (const bringBack of parts) bringBack()
    })
  }

  return (
    <HoldContext value={hold}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- where Enter and Tab of the fields within arrive */}
      <div
        ref={pages}
        className={styles.pages}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void submit()
        }}
        onKeyUp={({ key, target }) => {
          // Browsers bring the caret of a text area into view, and leave the rest of it under the bar.
          if (key === 'Tab' && target instanceof HTMLElement) target.scrollIntoView({ block: 'nearest' })
        }}
      >
        {children}
      </div>
      {failure && (
        <div className={styles.failure}>
          <Refusal {...failure} />
        </div>
      )}
      <div className={styles.save}>
        <SaveBar dirty={held.length > 0} busy={isSaving} onDiscard={discard} onSave={() => void submit()}>
          {held.map(({ anchor }) => (
            <a key={anchor} href={`#${anchor}`} className={styles.changed} onClick={onFollow}>
              {t(`settings.${anchor}`)}
            </a>
          ))}
        </SaveBar>
      </div>
    </HoldContext>
  )
}

/** The sections with changes, in the order in which they were changed. */
function useHeld() {
  const [held, setHeld] = useState<readonly Held[]>([])
  const hold = useCallback((anchor: string, part: Held['part']) => {
    const entry = { anchor, part }
    setHeld((all) => [...all, entry])
    return () => setHeld((all) => all.filter((one) => one !== entry))
  }, [])
  return { held, hold }
}
