import { History, PencilLine, StickyNote, Text } from '../../../src/ui/icons'
import { useState } from 'react'
import { useWebsiteDetailsQuery, useWebsiteNoteQuery } from '../../../src/api/websites'
import { type Note, partner_website_note_versions } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { showToast, useAppDispatch } from '../../../src/store'
import { Button, Skeleton, TextArea } from '../../../src/ui'
import { CardContent } from '../cards/CardContent'
import { SideCard } from '../cards/SideCard'
import { pagePart } from '../shared/pagePart'
import { useRights } from '../workflow/useRights'
import { hasMarkup } from './markup/hasMarkup'
import { NoteState } from './NoteState'
import styles from './note.module.css'
import { useFormatted } from './useFormatted'
import { useNoteDraft } from './useNoteDraft'

const FormattedNote = pagePart(async () => (await import('./markup/FormattedNote')).FormattedNote, <Skeleton shape="block" height="96px" />)
const SecretWarning = pagePart(async () => (await import('./SecretWarning')).SecretWarning)
const NoteVersions = pagePart(async () => (await import('./NoteVersions')).default)
const NoteMerge = pagePart(async () => (await import('./NoteMerge')).default)

/** The one note of a website, for everybody who works on it. It saves itself (WN-01). */
export function NoteCard({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const query = useWebsiteNoteQuery(websiteId)
  return (
    <SideCard title={t('note.title')} icon={StickyNote}>
      <CardContent query={query} rows={4}>
        {(note) => <NoteEditor note={note} />}
      </CardContent>
    </SideCard>
  )
}

function NoteEditor({ note }: { note: Note }) {
  const t = useMessages()
  const { data: website } = useWebsiteDetailsQuery(note.websiteId)
  const may = useRights(website)
  const mayEdit = may('edit_todos_notes_tags')
  const { router } = useIsland()
  const dispatch = useAppDispatch()
  const [isShowingVersions, setShowingVersions] = useState(false)
  const draft = useNoteDraft(note)
  const { text, type, saveNow, state, mask, replace, keep, theirs, keepTheirs, keepMine, keepBoth } = draft
  // What reads better formatted is shown so until somebody writes.
  const { isFormatted, turn, area } = useFormatted(() => state.kind === 'saved' && hasMarkup(note.text))
  const restore = (earlier: string) => {
    type(earlier)
    dispatch(
      showToast({ kind: 'success', key: t('note.versions.restored'), action: { key: 'partner.general.undo', run: () => type(text) } }),
    )
  }
  return (
    <div className={styles.note}>
      {isFormatted ? (
        <FormattedNote text={text} onChange={mayEdit ? type : undefined} />
      ) : (
        <TextArea
          ref={area}
          label={t('note.title')}
          hideLabel
          rows={4}
          placeholder={t('note.placeholder')}
          value={text}
          readOnly={!mayEdit}
          onChange={type}
          onBlur={saveNow}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) saveNow()
          }}
        />
      )}
      <div className={styles.foot}>
        {state.kind === 'secret' ? (
          <SecretWarning
            websiteId={note.websiteId}
            secrets={state.secrets}
            onMask={() => mask(state.secrets)}
            onReplace={replace}
            onKeep={() => keep(state.secrets)}
          />
        ) : (
          <NoteState state={state} note={note} onRetry={saveNow} />
        )}
        {(isFormatted || hasMarkup(text)) && (
          <Button
            size="sm"
            variant="ghost"
            icon={isFormatted ? PencilLine : Text}
            onClick={() => {
              if (!isFormatted) saveNow()
              turn()
            }}
          >
            {t(isFormatted ? 'note.asText' : 'note.formatted')}
          </Button>
        )}
        {router.has(partner_website_note_versions.name) && note.version > 0 && (
          <Button size="sm" variant="ghost" icon={History} onClick={() => setShowingVersions(true)}>
            {t('note.versions')}
          </Button>
        )}
      </div>
      {isShowingVersions && (
        <NoteVersions
          websiteId={note.websiteId}
          text={text}
          onRestore={mayEdit ? restore : undefined}
          onExited={() => setShowingVersions(false)}
        />
      )}
      {theirs && <NoteMerge mine={text} theirs={theirs} onTheirs={keepTheirs} onMine={keepMine} onBoth={keepBoth} />}
    </div>
  )
}
